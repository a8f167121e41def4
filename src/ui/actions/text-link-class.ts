import { clsx } from 'clsx'

export type TextLinkStyle = {
  /** Quiet: thin line, for what stands beside the main thing. Inline: inside running text. */
  look?: 'plain' | 'quiet' | 'inline'
}

/** The look of a link, for TextLink, TextButton and router links alike. */
export const textLinkClass = ({ look = 'plain' }: TextLinkStyle = {}) =>
  look === 'inline'
    ? 'underline decoration-[1px] underline-offset-[3px] hover:decoration-2'
    : clsx(
        'hit-area inline-flex items-center gap-2 border-b-[1.5px] pb-0.5 leading-[1.3] transition-colors',
        look === 'plain'
          ? 'border-current font-control hover:border-line-2'
          : 'border-line-2 font-medium hover:border-current',
      )
