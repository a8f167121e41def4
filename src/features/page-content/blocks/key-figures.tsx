export type KeyFigure = { label: string; value: string | undefined | false }

/** The few numbers that matter most, large, each under its name; what is not known is left out. */
export const KeyFigures = ({ figures }: { figures: readonly KeyFigure[] }) => (
  <dl className="flex flex-wrap gap-x-12 gap-y-5">
    {figures.map(
      ({ label, value }) =>
        value && (
          <div key={label}>
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="mt-1 font-display text-h3">{value}</dd>
          </div>
        ),
    )}
  </dl>
)
