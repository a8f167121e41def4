import type { Figures } from '../figures.ts'
import type { BookingWords, Section } from './booking-words.ts'

/** What a booking says in Finnish. */
export const wordsFi: BookingWords = {
  agreement,
  facts: ({ home, address, rooms, area, floor, entryDate }) => [
    {
      heading: 'Asunto',
      paragraphs: [`${home}, ${address}.`, `${rooms}, ${area}${floor ? `, ${floor}. kerros` : ''}.`],
    },
    { heading: 'Muutto', paragraphs: [`Arvioitu muuttopäivä on ${entryDate}.`] },
  ],
  costs: ({ price, sharedDebt, totalPrice, monthlyFee, minDownPayment }) => [
    {
      heading: 'Hinta',
      paragraphs: [
        `Myyntihinta on ${price}${sharedDebt ? `, osuus yhtiölainasta ${sharedDebt}` : ''}. Velaton hinta on ${totalPrice}.`,
        `Myyjä edellyttää vähintään 15 prosentin omarahoitusosuutta, ${minDownPayment}.`,
      ],
    },
    { heading: 'Kuukausittain', paragraphs: [`Vastikkeet ovat yhteensä ${monthlyFee} kuukaudessa.`] },
  ],
  payee: (seller) => `${seller} asiakasvarat`,
  letters: {
    booked: ({ home, fee, paysOnline, withdrawUntil }) => ({
      subject: `Olet varannut asunnon ${home}`,
      text: [
        `Kiitos! ${home} on nyt varattu sinulle.`,
        paysOnline
          ? `Olemme vastaanottaneet varausmaksun ${fee}. Se vähennetään hinnasta.`
          : `Varausmaksusta ${fee} lähetetään lasku.`,
        `Voit peruuttaa sopimuksen ${withdrawUntil} asti Omilla sivuilla varauksen kohdalla.`,
      ].join('\n\n'),
    }),
    withdrawn: ({ home }, refund) => ({
      subject: `Kuitti: olet peruuttanut varauksen ${home}`,
      text: `Olemme vastaanottaneet ilmoituksesi, että peruutat varaussopimuksen asunnosta ${home}. Palautamme ${refund} 14 päivän kuluessa.`,
    }),
    paidTooLate: ({ home }, refund) => ({
      subject: `Maksusi asunnosta ${home} tuli liian myöhään`,
      text: `Maksu saapui, kun varaus ei enää ollut voimassa. Palautamme ${refund} 14 päivän kuluessa.`,
    }),
    paidTwice: ({ home }, excess) => ({
      subject: `Olet maksanut liikaa asunnosta ${home}`,
      text: `Varausmaksu on maksettu useammin kuin kerran. Liikaa maksettu ${excess} vähennetään loppumaksusta.`,
    }),
  },
}

function agreement(figures: Figures): Section[] {
  const { seller, buyers, home, address, rooms, area, price, totalPrice, fee, paysOnline } = figures
  const { downPayment, loan, entryDate, withdrawUntil, signedOn } = figures
  return [
    {
      heading: 'Osapuolet',
      paragraphs: [`Myyjä: ${seller}.`, ...buyers.map((buyer) => `Ostaja: ${buyer}.`)],
    },
    { heading: 'Asunto', paragraphs: [`Sopimus koskee asuntoa ${home}, ${rooms}, ${area}, ${address}.`] },
    {
      heading: 'Hinta',
      paragraphs: [
        `Myyntihinta on ${price} ja velaton hinta ${totalPrice}.`,
        ...(downPayment && loan ? [`Ostaja maksaa ${downPayment} omilla varoilla ja lainaa ${loan}.`] : []),
      ],
    },
    {
      heading: 'Varausmaksu',
      paragraphs: [
        paysOnline
          ? `Ostaja maksaa varausmaksun ${fee} allekirjoituksen yhteydessä. Se vähennetään hinnasta.`
          : `Ostaja maksaa varausmaksun ${fee} laskulla. Se vähennetään hinnasta.`,
      ],
    },
    {
      heading: 'Mitä varaus tarkoittaa',
      paragraphs: [
        'Myyjä pitää asunnon varattuna ostajalle, kunnes kauppakirja voidaan allekirjoittaa. Varaus ei ole sitova kauppa.',
        `Arvioitu muuttopäivä on ${entryDate}.`,
      ],
    },
    {
      heading: 'Peruutusoikeus',
      paragraphs: [
        `Ostaja voi perustelematta peruuttaa sopimuksen 14 päivän kuluessa allekirjoituksesta, ${withdrawUntil} asti, Omilla sivuilla. Varausmaksu palautetaan silloin.`,
      ],
    },
    {
      heading: 'Allekirjoitus',
      paragraphs: [
        signedOn
          ? `Sopimus allekirjoitettiin ${signedOn} pankkitunnuksilla.`
          : 'Sopimus allekirjoitetaan pankkitunnuksilla.',
      ],
    },
  ]
}
