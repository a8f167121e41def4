/** A house in plain strokes, where a card of the portal has a drawn picture. */
export const SamplePicture = ({ label }: { label: string }) => (
  <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
    <path d="M0 0h600v400H0z" fill="#dce4e3" />
    <path d="M0 190c150-40 420-34 600 0v210H0z" fill="#cfdad6" />
    <path d="M70 128h460v212H70z" fill="#dfca9c" />
    <path d="M60 128 96 96h408l36 32z" fill="#5a6468" />
    <path d={windows} fill="#5a6468" />
    <path d="M286 286h28v54h-28z" fill="#83392e" />
    <path d="M0 340h600v60H0z" fill="#b8c2a0" />
  </svg>
)

const windows = [150, 210, 272]
  .flatMap((top) => [104, 164, 224, 350, 410, 470].map((left) => `M${left} ${top}h26v36h-26z`))
  .join('')
