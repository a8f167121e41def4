/**
 * What is one thing: a word with a hyphen, as a date, the number of a home, one that begins with an abbreviation, or e-mail
 * in the languages that write it so; and the number of a house with its letter and its street.
 */
const whole =
  /(\S*\d\S*-\S*|\S*-\S*\d\S*|(?<!\S)\p{P}*[e\p{Lu}]+-\S+|(?<!\S)(?:\p{Lu}\p{L}+ \d{1,3}(?=$|,)|(?:\p{Lu}\p{L}+ )?\d+ \p{Lu}(?!\p{L})))/u
/** What is longer, such as an address, may break: it would be wider than a phone. */
const longest = 24
/** And with letters twice as large what is longer than this, such as the name of a street. */
const longestLarge = 12

/**
 * A text that may break between its words, and neither at the hyphen of a date, a home's number or e-mail, as Chromium
 * would, nor within the number of a house.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(whole).map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      <span
        key={`${part}-${at}`}
        className={`whitespace-nowrap ${part.length > longestLarge ? 'huge-text:whitespace-normal' : 'max-[11rem]:whitespace-normal'}`}
      >
        {part}
      </span>
    ) : (
      part
    ),
  )
