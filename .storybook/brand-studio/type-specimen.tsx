import type { ScriptCode } from '../../packages/ui/tokens/index.ts';

const samples: Readonly<Record<ScriptCode, readonly [language: string, text: string]>> = {
  Arab: ['ar', 'السائق في الطريق إليك'],
  Armn: ['hy', 'Առաքիչը ճանապարհին է'],
  Beng: ['bn', 'রাইডার আসছেন'],
  Cyrl: ['uk', 'Кур’єр їде'],
  Geor: ['ka', 'კურიერი გზაშია'],
  Grek: ['el', 'Ο αναβάτης έρχεται'],
  Hans: ['zh-Hans', '骑手正在路上'],
  Hant: ['zh-Hant', '騎手正在路上'],
  Jpan: ['ja', '配達中です'],
  Khmr: ['km', 'អ្នកដឹកកំពុងមក'],
  Laoo: ['lo', 'ກຳລັງມາສົ່ງ'],
  Mymr: ['my', 'ပို့ဆောင်သူ လာနေသည်'],
  Taml: ['ta', 'ஓட்டுநர் வருகிறார்'],
  Thai: ['th', 'ไรเดอร์กำลังมา'],
};

/** Sample texts in the sizes and weights of the product, and in the scripts with a brand typeface. */
export function TypeSpecimen({ scripts }: { readonly scripts: readonly ScriptCode[] }) {
  return (
    <div className="grid gap-2">
      <p className="m-0 font-display text-3xl">A rider in ten minutes</p>
      <p className="m-0 font-display text-2xl">Order y0ud-000042</p>
      <p className="m-0 font-display text-xl">House 12, Shapla Lane</p>
      <p className="m-0 text-md">
        We ride from eight in the morning until eleven at night. <strong>The fee is € 7.00.</strong>
      </p>
      <p className="m-0 text-sm text-muted">Blue gate, ring twice. Arrives at 12:40.</p>
      <p className="m-0 flex flex-wrap gap-x-4 gap-y-1 text-lg">
        {scripts.map((script) => (
          <span key={script} lang={samples[script][0]} dir="auto">
            {samples[script][1]}
          </span>
        ))}
      </p>
    </div>
  );
}
