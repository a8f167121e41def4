import { type ReactNode, useInsertionEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Around whatever uses react-aria: its own words and number formats in the language of the page, not of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  useInsertionEffect(claimPressStyle, [])
  return <I18nProvider locale={document.documentElement.lang || 'sv'}>{children}</I18nProvider>
}

/**
 * react-aria writes a style element with one rule unless an element of this id is there. Our policy forbids inline
 * styles, and base.css has the rule.
 */
function claimPressStyle() {
  if (document.getElementById(pressStyle)) return
  const claim = document.createElement('meta')
  claim.id = pressStyle
  document.head.append(claim)
}

const pressStyle = 'react-aria-pressable-style'
