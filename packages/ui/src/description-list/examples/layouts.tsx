import { DescriptionList } from '../index.ts';

export function DescriptionListLayouts() {
  return (
    <div className="grid max-w-md gap-8">
      <DescriptionList.Root>
        <DescriptionList.Item term="Delivery fee">৳ 70.00</DescriptionList.Item>
        <DescriptionList.Item term="To collect">৳ 1,250.00</DescriptionList.Item>
      </DescriptionList.Root>
      <DescriptionList.Root layout="column">
        <DescriptionList.Item term="From">Banani Kitchen, Road 11</DescriptionList.Item>
        <DescriptionList.Item term="To">
          House 14, Road 7, Dhanmondi, Dhaka, a long address that breaks
        </DescriptionList.Item>
      </DescriptionList.Root>
    </div>
  );
}
