import type { eidScenarios } from '../../eid.ts'
import type { TextsOf } from '../texts-of.ts'

export const eidTexts: TextsOf<typeof eidScenarios> = {
  'eid-manual': {
    name: 'Tunnistautuminen puhelimella',
    description:
      'Mikään tunnistautuminen ei hyväksy itse itseään: avaa puhelin osoitteessa /phone tai valitse tunnistautuminen luettelosta.',
  },
  'eid-approved': {
    name: 'Tunnistautuminen hyväksytään itsestään',
    description: 'Amira hyväksyy jokaisen tunnistautumisen neljän sekunnin kuluttua ja kirjautuu sisään.',
  },
  'eid-slow': {
    name: 'Tunnistautuminen kestää',
    description: 'Amira hyväksyy vasta minuutin kuluttua. Sillä välin koodi uusiutuu huomaamatta.',
  },
  'eid-two-boards': {
    name: 'Kaksi yhtiötä, joista valita',
    description:
      'Bo kirjautuu Hallituksen sivuille, istuu kahdessa hallituksessa ja valitsee, kumpaa asia koskee.',
  },
  'eid-no-board': {
    name: 'Ei hallituksen jäsen',
    description: 'Amira kirjautuu Hallituksen sivuille mutta ei istu yhdessäkään hallituksessa.',
  },
  'eid-ongoing-purchase': {
    name: 'Keskeneräinen kauppa odottaa kirjautumisen jälkeen',
    description: 'Linnealla on varaus kesken, ja kirjautuminen kertoo siitä.',
  },
  'eid-first-login': {
    name: 'Ensimmäinen kirjautuminen tunnistautumalla',
    description: 'Ylva osti myyntikonttorista: hänen tilinsä syntyy ensimmäisellä kirjautumisella.',
  },
  'eid-unknown-person': {
    name: 'Henkilötunnusta ei löydy järjestelmästä',
    description: 'Lucas tunnistautuu, mutta hänen tunnustaan ei löydy mistään.',
  },
  'eid-deceased': {
    name: 'Kuolleen kirjautuminen',
    description: 'Axel on kuollut: kirjautuminen antaa yleisen virheen.',
  },
  'eid-expires': {
    name: 'Kukaan ei skannaa QR-koodia',
    description: 'Koodia ei skannata, ja odotus päättyy kuudessa sekunnissa kolmen minuutin sijaan.',
  },
  'eid-app-silent': {
    name: 'Tunnistautuminen ei vastaa',
    description: 'Sovellus on saanut pyynnön, mutta mitään ei tapahdu.',
  },
  'eid-cancelled': {
    name: 'Käyttäjä keskeyttää sovelluksessa',
    description:
      'Tunnistautuminen keskeytetään sovelluksessa kuuden sekunnin kuluttua: virhettä ei tule, ja valinta näkyy taas.',
  },
  'eid-replaced': {
    name: 'Uusi tunnistautuminen korvaa tämän',
    description: 'Tunnistautuminen päättyy, koska käyttäjä aloitti toisen.',
  },
  'eid-blocked': {
    name: 'Suljettu tunnistusväline',
    description: 'Tunnistusväline on suljettu tai vanhentunut.',
  },
  'eid-in-progress': {
    name: 'Tunnistautuminen on jo kesken',
    description: 'Joku tunnistautuu jo samalla henkilötunnuksella, ja molemmat keskeytyvät.',
  },
  'eid-old-app': {
    name: 'Liian vanha sovellus',
    description: 'Sovellus on liian vanha pyydettyyn. Tilanteelle ei ole omaa viestiä.',
  },
  'eid-risk': {
    name: 'Pankki pysäyttää tunnistautumisen',
    description: 'Tunnistautuminen pysäytetään liian riskialttiina. Tilanteelle ei ole omaa viestiä.',
  },
  'eid-wrong-person': {
    name: 'Väärä henkilö tunnistautuu',
    description: 'Hyväksyjä on joku muu kuin se, jota pyydettiin.',
  },
  'eid-wrong-number': {
    name: 'Virheellinen henkilötunnus',
    description: 'Kirjoita 19900101-2386 kehittäjien lomakkeeseen: tarkistusnumero on väärä.',
  },
  'email-only-eid': {
    name: 'Tili vaatii vahvan tunnistautumisen',
    description:
      'Henrik kirjautuu sähköpostilla (henrik.dahlman@example.com, bara-bankid), ja hänet ohjataan tunnistautumaan.',
  },
  'email-wrong-password': {
    name: 'Väärä salasana',
    description:
      'Tovella ei ole tunnistusvälinettä: kokeile tunnusta tove.granlund@example.com muulla salasanalla kuin utan-e-leg.',
  },
  'eid-missing': {
    name: 'Tili ilman tunnistusvälinettä',
    description:
      'Tove kirjautuu sähköpostilla (tove.granlund@example.com, utan-e-leg). Vikailmoitus pyytää ensin lisäämään BankID:n.',
  },
  'eid-start-fails': {
    name: 'Tunnistautumista ei voi aloittaa',
    description: 'Jokainen kirjautumisen aloitus vastaa 503.',
  },
  'eid-poll-fails': {
    name: 'Tunnistautuminen menettää yhteyden',
    description: 'Tunnistautuminen alkaa, mutta jokainen kysely sen tilasta katkeaa.',
  },
  'eident-page': {
    name: 'Norja: BankID-sivu',
    description:
      'Keksitty sivu kysyy, kuka olet: Henning kirjautuu sisään, Kåren on ensin otettava tunnisteensa käyttöön.',
  },
  'eident-no-pid': {
    name: 'Norja: henkilökohtaista tunnistetta ei ole otettu käyttöön',
    description: 'Kåre hyväksyy sivulla, mutta hänen BankID:nsä ei luovuta henkilötunnusta.',
  },
  'signicat-page': {
    name: 'Suomi: tunnistautumissivu',
    description: 'Keksitty sivu kysyy, kuka olet: Väinö kirjautuu sisään.',
  },
  'eident-error-ssnnomatch': {
    name: 'Norja: väärä henkilö',
    description: 'Norjan BankID palauttaa selaimen heti: tunnistautuja on joku muu.',
  },
  'eident-error-nopid': {
    name: 'Norja: ei henkilökohtaista tunnistetta',
    description:
      'Norjan BankID palauttaa selaimen heti: henkilökohtaista tunnistetta ei ole otettu käyttöön.',
  },
  'eident-error-userexists': {
    name: 'Norja: tili on jo olemassa',
    description: 'Norjan BankID palauttaa selaimen heti: tili on jo olemassa.',
  },
  'eident-error-objecterror': {
    name: 'Norja: asuntoa ei voi ostaa',
    description: 'Norjan BankID palauttaa selaimen heti: asuntoa ei voi ostaa.',
  },
  'eident-error-exception': {
    name: 'Norja: poikkeus',
    description: 'Norjan BankID palauttaa selaimen heti: palvelussa tapahtui jotain odottamatonta.',
  },
  'eident-error-acceptterms': {
    name: 'Norja: ehtoja ei ole hyväksytty',
    description: 'Norjan BankID palauttaa selaimen heti: ehtoja ei ole hyväksytty.',
  },
  'eident-error-purchase': {
    name: 'Norja: kauppaa ei voitu viedä loppuun',
    description: 'Norjan BankID palauttaa selaimen heti: kauppaa ei voitu viedä loppuun.',
  },
  'eident-error-general': {
    name: 'Norja: yleinen virhe',
    description: 'Norjan BankID palauttaa selaimen heti virheellä, jonka syytä ei kerrota.',
  },
  'eident-error-notfound': {
    name: 'Norja: ei tiliä',
    description: 'Norjan BankID palauttaa selaimen heti: tiliä ei ole.',
  },
  'eident-error-unauthorizedid': {
    name: 'Norja: tunnistusvälinettä ei hyväksytä',
    description: 'Norjan BankID palauttaa selaimen heti: tunnistusvälinettä ei hyväksytä.',
  },
  'eident-error-cancel': {
    name: 'Norja: keskeytetty',
    description: 'Norjan BankID palauttaa selaimen heti: käyttäjä keskeytti.',
  },
  'eident-error-inprogress': {
    name: 'Norja: jo kesken',
    description: 'Norjan BankID palauttaa selaimen heti: tunnistautuminen on jo kesken.',
  },
  'eident-error-timeout': {
    name: 'Norja: aika loppui',
    description: 'Norjan BankID palauttaa selaimen heti: tunnistautuminen kesti liian kauan.',
  },
  'eident-error-browsererror': {
    name: 'Norja: selain kadotti kirjautumisen',
    description: 'Norjan BankID palauttaa selaimen heti: kirjautuminen katosi matkalla.',
  },
  'eident-error-bankidinvalid': {
    name: 'Norja: BankID ei kelpaa',
    description: 'Norjan BankID palauttaa selaimen heti: BankID ei ole voimassa.',
  },
  'eident-error-loginfailed': {
    name: 'Norja: kirjautuminen epäonnistui',
    description: 'Norjan BankID palauttaa selaimen heti: kirjautuminen epäonnistui.',
  },
  'eident-error-unknown': {
    name: 'Norja: tuntematon virhe',
    description: 'Osoitteessa oleva tuntematon virhe tulkitaan kaupan virheeksi.',
  },
}
