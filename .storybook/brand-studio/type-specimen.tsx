/** Letters in the sizes and weights that the product uses, and in scripts of the markets. */
export function TypeSpecimen() {
  return (
    <div className="grid gap-2">
      <p className="m-0 font-display text-3xl">A rider in ten minutes</p>
      <p className="m-0 font-display text-2xl">Order y0ud-000042</p>
      <p className="m-0 font-display text-xl">House 12, Shapla Lane</p>
      <p className="m-0 text-md">
        We ride from eight in the morning until eleven at night. <strong>The fee is ৳ 70.00.</strong>
      </p>
      <p className="m-0 text-sm text-muted">Blue gate, ring twice. Arrives at 12:40.</p>
      <p className="m-0 text-lg" lang="ar" dir="rtl">
        السائق في الطريق إليك
      </p>
      <p className="m-0 text-lg">
        <span lang="bn">রাইডার আসছেন</span> · <span lang="el">Ο αναβάτης έρχεται</span> ·{' '}
        <span lang="uk">Кур’єр їде</span> · <span lang="ja">配達中です</span>
      </p>
    </div>
  );
}
