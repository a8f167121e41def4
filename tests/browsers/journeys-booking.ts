import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import home from '#src/screens/home/messages.sv.json' with { type: 'json' }
import payment from '#src/features/payment/messages.sv.json' with { type: 'json' }
import login from '#src/features/login/messages.sv.json' with { type: 'json' }
import type { Journey } from './journey.ts'

const picture = (alt: string) => `img[alt=${JSON.stringify(alt)}]`

/** From a home to its booking, paid. */
export const bookingJourneys: readonly Journey[] = [
  {
    name: 'booking to the end',
    async walk({ person, mock }) {
      const path = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
      await person.opens({ path, persona: 'jonas', scenario: 'payment-paid' })
      await person.presses('link', home.book.apartment)
      await person.presses('button', booking.start.button)
      await person.sees('heading', booking.personal.title)
      await person.presses('button', booking.next.documents)
      await person.sees('text', booking.preparing.text)
      await mock('POST', '/clock/advance', { seconds: 30 })
      await person.presses('choice', booking.documents.hasRead)
      // a step back of the browser is a step back of the booking
      await person.run('history.back()')
      await person.sees('heading', booking.personal.title)
      await person.run('history.forward()')
      await person.sees('heading', booking.documents.title)
      await person.presses('button', booking.next.sign)
      await person.sees('heading', booking.sign.title)
      await person.presses('button', booking.sign.button.split('{')[0] ?? '', { part: true })
      await person.until('a code is shown', async () => (await person.counts(picture(login.waiting.qr))) > 0)
      await mock('POST', '/clock/advance', { seconds: 10 })
      await person.sees('heading', payment.title)
      await person.presses('button', payment.swish.submit)
      await person.until(
        'the payment waits',
        async () => (await person.counts(picture(payment.swish.qr))) > 0,
      )
      await mock('POST', '/clock/advance', { seconds: 11 })
      await person.sees('heading', 'Tack, bokningen är betald')
    },
  },
]
