/** A thin bar. `value` is 0–1; `label` says what is awaited or left. */
export const ProgressBar = ({ value, label }: { value: number; label: string }) => (
  <progress
    aria-label={label}
    max={1}
    value={value}
    className="block h-1 w-full appearance-none border-0 bg-surface-2 forced-color-adjust-none [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[inline-size] forced-colors:h-2 forced-colors:border forced-colors:bg-[Canvas] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
  />
)
