import type { bookingScenarios } from '../../bookings/bookings.ts'
import type { TextsOf } from '../texts-of.ts'

export const bookingTexts: TextsOf<typeof bookingScenarios> = {
  'booking-begins': {
    name: 'Asunto, jonka voi varata',
    description: 'C-1103 Strandängenissä on myynnissä, eikä varaamiselle ole estettä.',
  },
  'booking-waits-for-signature': {
    name: 'Sopimus odottaa allekirjoitusta',
    description: 'Sopimus on valmis. BankID allekirjoittaa sen itsestään muutaman sekunnin kuluttua.',
  },
  'booking-financing': {
    name: 'Rahoitus (Norja)',
    description:
      'Henning on varannut asunnon B-H0201 Fjordlundenista ja antanut tietonsa. Alle 15 prosentin omarahoitus hylätään ja vähimmäismäärä kerrotaan, liian suuresta kerrotaan enimmäismäärä.',
  },
  'booking-home-taken': {
    name: 'Joku muu ehti ensin',
    description: 'Joku muu on varannut asunnon C-1103: varaaja saa tietää, ettei asunto ole vapaa.',
  },
  'booking-home-sold-meanwhile': {
    name: 'Asunto on jo varattu',
    description:
      'Viggo on varannut ja maksanut asunnon C-1103: haku ja asunnon sivu näyttävät sen varattuna.',
  },
  'booking-hold-ends-soon': {
    name: 'Varausaika päättyy pian',
    description:
      'Allekirjoittamiseen on kaksi minuuttia. Kun asunto varataan uudelleen, aikaa on puoli tuntia.',
  },
  'booking-hold-over': {
    name: 'Varausaika on päättynyt',
    description:
      'Asunnon C-1103 varausaika päättyi ennen sopimuksen allekirjoittamista: jokainen vaihe vastaa 410.',
  },
  'booking-vip-only': {
    name: 'Vain VIP-asiakkaille',
    description: 'C-1502 on vielä vain VIP-asiakkaille, eikä Jonas ole sellainen.',
  },
  'booking-vip-unpaid': {
    name: 'VIP, jonka maksu puuttuu',
    description:
      'Saga on liittynyt VIP-asiakkaaksi mutta ei ole maksanut, joten hän ei vielä saa varata asuntoa C-1502.',
  },
  'booking-vip-first': {
    name: 'VIP varaa ennen muita',
    description: 'Viggo on maksanut VIP-maksunsa ja saa varata asunnon C-1502 ennen yleistä myyntiä.',
  },
  'booking-under-age': {
    name: 'Lapsi ei saa varata',
    description: 'Tilde on alaikäinen: jokainen varaus hylätään.',
  },
  'booking-protected-identity': {
    name: 'Turvakielto',
    description: 'Marialla on turvakielto, eikä hän voi varata verkossa.',
  },
  'booking-elsewhere': {
    name: 'Toinen varaus on kesken',
    description: 'Linnealla on varaus kesken Bryggvaktenissa, joten toista asuntoa ei voi varata.',
  },
  'booking-one-in-project': {
    name: 'Asunto kohteesta on jo varattu',
    description: 'Jonas on varannut asunnon C-1303: toista asuntoa samasta kohteesta ei voi varata.',
  },
  'booking-slow': {
    name: 'Varaus kestää',
    description: 'Sopimuksen laatiminen vie seitsemän minuuttia: portaali lakkaa kysymästä ennen sitä.',
  },
  'booking-documents-fail': {
    name: 'Asiakirjoja ei voi laatia',
    description: 'Valmistelu pysähtyy asiakirjoihin. Asunto on yhä varattu, ja alusta voi aloittaa.',
  },
  'booking-agreement-fails': {
    name: 'Sopimusta ei voi laatia',
    description: 'Tiedot ja kustannukset ovat valmiina, sopimus ei.',
  },
  'booking-start-fails': {
    name: 'Varausta ei voi aloittaa',
    description: 'Jokainen varauksen aloitus vastaa 503.',
  },
  'booking-status-fails': {
    name: 'Varaus menettää yhteyden',
    description: 'Varaus alkaa, mutta jokainen kysely sen tilasta vastaa 503.',
  },
  'booking-information-fails': {
    name: 'Tietoja ei voi hakea',
    description: 'Varauksen asuntotiedot ja asiakirjat vastaavat 503.',
  },
  'booking-cookies-fail': {
    name: 'Varausta ei voi lukea',
    description: 'Varauksen ja allekirjoituksen lukeminen vastaa 503, eikä siitä kerrota kenellekään.',
  },
  'booking-bookable-fails': {
    name: 'Ei vastausta, voiko asunnon varata',
    description: 'Kyselyt siitä, voiko asunnon varata, vastaavat 503, mikä tulkitaan kielloksi.',
  },
  'booking-sign-fails': {
    name: 'Allekirjoitusta ei voi aloittaa',
    description: 'Allekirjoittaminen vastaa heti 503.',
  },
  'booking-sign-cancelled': {
    name: 'Allekirjoitus keskeytetään',
    description: 'Linnea keskeyttää sovelluksessa. Sopimus odottaa uutta yritystä.',
  },
  'booking-sign-expires': {
    name: 'Allekirjoitus kestää liian kauan',
    description: 'BankID luovuttaa, ennen kuin tunnusluku on annettu.',
  },
  'booking-sign-somebody-else': {
    name: 'Väärä henkilö allekirjoittaa',
    description: 'Hyväksyjä on joku muu kuin ostaja, ja allekirjoitus hylätään.',
  },
  'booking-done': {
    name: 'Juuri varattu asunto',
    description:
      'C-1103 varattiin ja maksettiin kolme päivää sitten: se näkyy Omilla sivuilla, ja kuitti on postilaatikossa.',
  },
  'booking-right-over': {
    name: 'Peruuttamisoikeus on päättynyt',
    description: 'C-1103 varattiin kaksikymmentä päivää sitten: peruuttaminen vastaa 410.',
  },
  'payment-due': {
    name: 'Varausmaksu on maksettava',
    description:
      'Sopimus on allekirjoitettu. Mitään ei makseta itsestään, vaan keksitty Swish-sovellus tai korttisivu ratkaisee.',
  },
  'payment-paid': {
    name: 'Maksu onnistuu',
    description: 'Maksutavasta riippumatta rahat tulevat perille neljässä sekunnissa.',
  },
  'swish-declined': {
    name: 'Swish: maksaja kieltäytyy',
    description: 'Maksaja kieltäytyy sovelluksessa.',
  },
  'swish-signing-cancelled': {
    name: 'Swish: BankID keskeytetään',
    description: 'Maksaja keskeyttää allekirjoituksen BankID:ssä (BANKIDCL).',
  },
  'swish-signing-busy': {
    name: 'Swish: BankID on jo käytössä',
    description: 'BankID on käytössä johonkin muuhun (BANKIDONGOING).',
  },
  'swish-refused-by-bank': {
    name: 'Swish: pankki kieltäytyy',
    description: 'Maksuraja on liian pieni tai tilillä ei ole katetta (RF07).',
  },
  'swish-bank-error': {
    name: 'Swish: virhe pankissa',
    description: 'Pankissa tapahtuu virhe (FF10).',
  },
  'swish-times-out': {
    name: 'Swish: aika loppuu',
    description:
      'Kukaan ei hyväksy ajoissa (TM01). Tässä se kestää kymmenen sekuntia kolmen minuutin sijaan.',
  },
  'swish-outcome-unknown': {
    name: 'Swish: lopputulos ei ole tiedossa',
    description: 'Pankit eivät vastaa (DS24): maksu voi yhä tulla, ja uudelleen voi maksaa.',
  },
  'swish-unknown-then-paid': {
    name: 'Swish: ensin tuntematon, sitten maksettu',
    description: 'Lopputulos ei ole tiedossa (DS24), kunnes rahat tulevat 25 sekunnin kuluttua.',
  },
  'swish-not-enrolled': {
    name: 'Swish: numeroa ei ole liitetty',
    description: 'Numerolla ei voi maksaa Swishillä (ACMT03).',
  },
  'swish-in-progress': {
    name: 'Swish: maksu on jo kesken',
    description: 'Toinen maksu odottaa maksajan sovelluksessa (RP06).',
  },
  'swish-down': {
    name: 'Swish: palvelu ei vastaa',
    description: 'Swish hylkää pyynnön meistä johtuvasta syystä: kutsu vastaa 503.',
  },
  'card-refused': {
    name: 'Kortti hylätään',
    description: 'Kortin myöntänyt pankki kieltäytyy. Voi yrittää uudelleen tai maksaa Swishillä.',
  },
  'card-cancelled': {
    name: 'Korttimaksu keskeytetään',
    description: 'Ostaja poistuu korttisivulta.',
  },
  'card-times-out': {
    name: 'Korttisivu: aika loppuu',
    description:
      'Korttisivulla maksu jää kesken. Tässä se kestää neljä sekuntia kahdenkymmenen minuutin sijaan.',
  },
  'bank-paid': {
    name: 'Nordea: maksu onnistuu',
    description: 'Maksu hyväksytään, ja se siirtyy viiden sekunnin kuluttua.',
  },
  'bank-rejected': {
    name: 'Nordea: pankki kieltäytyy',
    description: 'Pankki hylkää maksun (RJCT).',
  },
  'bank-cancelled': {
    name: 'Nordea: maksu keskeytetään',
    description: 'Ostaja keskeyttää pankissa (CANC).',
  },
  'bank-outcome-unknown': {
    name: 'Nordea: lopputulos ei ole tiedossa',
    description: 'Pankki ei ole vielä ratkaissut maksua (PDNG).',
  },
  'payment-hold-ends-soon': {
    name: 'Maksu tulee liian myöhään',
    description: 'Varausaikaa on minuutti, ja rahat tulevat kahden kuluttua: asunto on silloin vielä vapaa.',
  },
  'payment-status-fails': {
    name: 'Maksun tilaa ei voi hakea',
    description: 'Jokainen kysely maksun tilasta vastaa 503, eikä siitä kerrota kenellekään.',
  },
  'payment-start-fails': {
    name: 'Maksua ei voi aloittaa',
    description: 'Viitenumerot syntyvät, mutta yhtään maksua ei voi aloittaa.',
  },
}
