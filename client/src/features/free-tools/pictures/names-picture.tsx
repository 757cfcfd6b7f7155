const NAMES = ['Nightmeadow', 'Railory', 'Slowmile', 'Platform Nine']

export const NamesPicture = () => (
  <div className="grid gap-2 font-display text-[22px]/[1.15] font-[700] tracking-[-0.03em]">
    {NAMES.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
)
