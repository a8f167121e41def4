/** A word with a hyphen that is one thing: a date, the number of a home, e-mail in the languages that write it so. */
const whole = /(\S*\d\S*-\S*|\S*-\S*\d\S*|(?<!\S)\p{P}*e-\S+)/iu
/** What is longer, such as an address, may break: it would be wider than a phone. */
const longest = 24

/** A text that may break between its words, and not at the hyphen of a date, a home's number or e-mail, as Chromium would. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(whole).map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      <span key={`${part}-${at}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
