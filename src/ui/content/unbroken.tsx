import { Fragment } from 'react'

/** A text that may break between its words, and not at the hyphen of a date or of a home's number, as Chromium would. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(' ').map((word, at) => (
    <Fragment key={`${word}-${at}`}>
      {at > 0 && ' '}
      {/\d/.test(word) && word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ))
