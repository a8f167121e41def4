/** What each letter is about, and what is filled in between braces. */
export type LetterValues = {
  welcome: { name: string }
  verifyEmail: { name: string; code: string }
  setPassword: { name: string; link: string }
  eidOnly: { name: string }
  passwordChanged: { name: string }
  changeEmail: { name: string; link: string }
  emailChanged: { name: string; email: string; link: string }
  emailRestored: { name: string; email: string }
  accountClosed: { name: string }
  eidConnected: { name: string }
  vipFee: { name: string; amount: string; date: string }
  vipByCode: { name: string; code: string }
  interest: { name: string; project: string }
  showing: { name: string; project: string; date: string; time: string; place: string }
  contact: { name: string; message: string }
  searchAlert: { name: string; search: string; homes: string; often: string; stop: string }
  priceLowered: { name: string; home: string; price: string; former: string; stop: string }
  application: { name: string; opening: string }
}

export type LetterKind = keyof LetterValues
export type Letters = Readonly<Record<LetterKind, Readonly<{ subject: string; text: string }>>>
