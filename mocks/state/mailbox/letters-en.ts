import type { Letters } from './letter-kinds.ts'

/** What the product writes in English. */
export const lettersEn: Letters = {
  welcome: {
    subject: 'Welcome to {site}',
    text: 'Hello {name},\n\nYour account is ready. You can now save homes, follow searches and sign up for viewings.\n\nKind regards\n{site}',
  },
  verifyEmail: {
    subject: 'Your code is {code}',
    text: 'Hello {name},\n\nEnter the code {code} on the page where you create your account. It is valid for 15 minutes.\n\nIf you have not tried to create an account, please ignore this email.\n\nKind regards\n{site}',
  },
  setPassword: {
    subject: 'Choose a new password',
    text: 'Hello {name},\n\nFollow the link within an hour to choose a new password:\n{link}\n\nIf you did not ask for this, please ignore this email. Your password has not changed.\n\nKind regards\n{site}',
  },
  eidOnly: {
    subject: 'You log in with an e-ID',
    text: 'Hello {name},\n\nSomebody, probably you, asked for a new password. Your account has none: you log in with your e-ID.\n\nKind regards\n{site}',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    text: 'Hello {name},\n\nThe password of your account has been changed. If it was not you, choose a new one at once and contact customer service.\n\nKind regards\n{site}',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    text: 'Hello {name},\n\nFollow the link within 24 hours to start using this address:\n{link}\n\nUntil then you log in with the old one.\n\nKind regards\n{site}',
  },
  emailChanged: {
    subject: 'Your email address has been changed',
    text: 'Hello {name},\n\nYour account now uses {email}, and this address is no longer valid.\n\nIf it was not you, undo the change within seven days. You do not need to log in:\n{link}\n\nThen contact customer service.\n\nKind regards\n{site}',
  },
  emailRestored: {
    subject: 'The change of email address has been undone',
    text: 'Hello {name},\n\nYour account uses {email} again, and this address is no longer valid. Somebody who reads mail there undid the change.\n\nIf it was not you, log in with your e-ID, change the address again and contact customer service.\n\nKind regards\n{site}',
  },
  accountClosed: {
    subject: 'Your account is closed',
    text: 'Hello {name},\n\nYour account is closed, and what you had saved is gone. Agreements, payments and cases are kept for as long as the law requires. If it was not you, contact customer service.\n\nKind regards\n{site}',
  },
  eidConnected: {
    subject: 'Your e-ID is connected to your account',
    text: 'Hello {name},\n\nYou can now log in with your e-ID, report faults and sign agreements.\n\nKind regards\n{site}',
  },
  vipFee: {
    subject: 'Your VIP fee',
    text: 'Hello {name},\n\nThank you for wanting to be first in line. Pay {amount} by {date} under Payments in My Pages.\n\nKind regards\n{site}',
  },
  vipByCode: {
    subject: 'You are now a VIP',
    text: 'Hello {name},\n\nThe campaign code {code} covers the fee, so there is nothing to pay. Your membership lasts a year.\n\nKind regards\n{site}',
  },
  interest: {
    subject: 'Thank you for your interest in {project}',
    text: 'Hello {name},\n\nWe have noted that you would like to know more about {project}. You will hear from us when there is news.\n\nKind regards\n{site}',
  },
  showing: {
    subject: 'Welcome to the viewing of {project}',
    text: 'Hello {name},\n\nYou are signed up for the viewing of {project} on {date} at {time}.\n{place}\n\nIf you cannot come, let us know and somebody else can have your place.\n\nKind regards\n{site}',
  },
  contact: {
    subject: 'We have received your message',
    text: 'Hello {name},\n\nThank you for writing to us. We reply within two working days.\n\nYour message:\n{message}\n\nKind regards\n{site}',
  },
  searchAlert: {
    subject: 'New in your search “{search}”',
    text: 'Hello {name},\n\nThis is new in your search “{search}”:\n\n{homes}\n\nYou get this email {often}, whenever there is something new. Less often? Change it under Saved searches in My Pages.\n\nTo stop these emails, follow this link. You do not need to log in:\n{stop}\n\nKind regards\n{site}',
  },
  priceLowered: {
    subject: 'Lower price: {home}',
    text: 'Hello {name},\n\nThe price of a home that you have saved is lower now:\n\n{home}\nNew price: {price} (before: {former})\n\nTo stop these emails about lower prices, follow this link. You do not need to log in:\n{stop}\n\nKind regards\n{site}',
  },
  application: {
    subject: 'We have received your application',
    text: 'Hello {name},\n\nThank you for applying for {opening}. We read every application ourselves and get back to you within three weeks of the last day to apply, whatever the answer is.\n\nKind regards\n{site}',
  },
}
