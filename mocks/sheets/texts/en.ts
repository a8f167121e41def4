import type { SheetTexts } from './sheet-texts.ts'

export const en: SheetTexts = {
  'find-a-home': {
    title: 'Find a home and save it',
    steps: {
      search: 'Search for homes, and narrow the search with a filter.',
      look: 'Open a home that you like.',
      favourite: 'Save the home as a favourite.',
      'save-search': 'Save your search, so that you find it again in My Pages.',
    },
  },
  'book-a-home': {
    title: 'Book a home',
    steps: {
      hold: 'Reserve home C-1103.',
      begin: 'Fill in your details and start the booking.',
      sign: 'Sign the agreement with your e-ID.',
      pay: 'Pay the booking fee.',
      finish: 'Go on to the confirmation.',
    },
  },
  'pay-the-fee': {
    title: 'Pay the booking fee',
    steps: {
      begin: 'Choose a payment method, and begin the payment.',
      pay: 'Approve the payment in the Swish app or on the card page.',
      finish: 'Go back and finish the booking.',
    },
  },
  'withdraw-a-booking': {
    title: 'Withdraw from a booking',
    steps: {
      overview: 'Open the overview of My Pages.',
      withdraw: 'Withdraw from the booking of C-1103.',
      'free-again': 'Open the page of C-1103: the home is for sale again.',
    },
  },
  'report-a-fault': {
    title: 'Report a fault in your home',
    steps: {
      room: 'Begin a fault report, and choose the room where the fault is.',
      picture: 'Add a picture of the fault.',
      send: 'Describe the fault, and send the report.',
      follow: 'Open the new case in your list.',
    },
  },
  'answer-an-errand': {
    title: 'Answer a question in a case',
    steps: {
      list: 'Open your list of cases.',
      open: 'Open the case that is waiting for your answer.',
      answer: 'Add what you are asked for.',
    },
  },
  'board-errands': {
    title: 'Follow the cases of an association',
    steps: {
      errand: 'Open one of the cases of the association.',
      round: 'Open an inspection round.',
      report: 'Report a fault for the association.',
    },
  },
  'join-vip': {
    title: 'Become a VIP customer',
    steps: {
      read: 'Open the VIP page in My Pages.',
      join: 'Join with the code VAR2026.',
      look: 'Open C-1502, which VIP customers may book first.',
    },
  },
  'pay-vip-fee': {
    title: 'Pay your VIP fee',
    steps: {
      begin: 'Begin to pay your VIP fee.',
      pay: 'Approve the payment in the Swish app or on the card page.',
      look: 'Open C-1502, which you may book now.',
    },
  },
  'sign-documents': {
    title: 'Sign your documents',
    steps: {
      open: 'Open your agreements and documents.',
      one: 'Sign or approve one that is waiting for you.',
      all: 'Deal with all the others that are waiting.',
    },
  },
  'financing-in-norway': {
    title: 'Finance a home in Norway',
    steps: {
      begin: 'Divide the price into down payment and loan, and start the booking.',
      ready: 'Wait until the agreement is ready.',
      sign: 'Sign the agreement with your e-ID.',
    },
  },
  'pay-by-bank-in-finland': {
    title: 'Pay through the bank in Finland',
    steps: {
      begin: 'Choose your bank, and begin the payment.',
      pay: 'Wait until the bank has transferred the money.',
      finish: 'Go on to the confirmation.',
    },
  },
}
