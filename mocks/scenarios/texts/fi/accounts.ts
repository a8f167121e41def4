import type { accountScenarios } from '../../accounts/accounts.ts'
import type { TextsOf } from '../texts-of.ts'

export const accountTexts: TextsOf<typeof accountScenarios> = {
  'register-new-person': {
    name: 'Tilin luominen tunnistautumalla',
    description: 'Lucas, jota ei vielä tunneta, hyväksyy rekisteröitymisen ja kirjautuu sisään.',
  },
  'register-buyer': {
    name: 'Ostaja luo tilinsä',
    description: 'Ylva tunnetaan ostajana mutta häneltä puuttuu tili: uudella tilillä on hänen asuntonsa.',
  },
  'register-user-exists': {
    name: 'Henkilötunnuksella on jo tili',
    description: 'Amira hyväksyy rekisteröitymisen, mutta hänen henkilötunnuksellaan on jo tili.',
  },
  'register-deceased': {
    name: 'Kuollut rekisteröityy',
    description: 'Tunnus kuuluu kuolleelle: näkyviin tulee yleinen virhe.',
  },
  'register-email-taken': {
    name: 'Sähköpostiosoitteella on jo tili',
    description: 'Rekisteröidy osoitteella amira.nordin@example.com: osoite on jo käytössä.',
  },
  'register-wrong-input': {
    name: 'Tiedot eivät täsmää',
    description: 'Rekisteröidy tulevaisuudessa olevalla syntymäajalla tai alle 18-vuotiaana.',
  },
  'register-campaign-code': {
    name: 'Tilin luominen kampanjakoodilla',
    description:
      'VAR2026 kelpaa, HOST2024 on vanhentunut, SNART tulee voimaan kahden kuukauden päästä, muita ei tunneta.',
  },
  'register-verifies-email': {
    name: 'Koodi sähköpostissa',
    description:
      'Ensimmäinen yritys lähettää kuusinumeroisen koodin, joka näkyy postilaatikossa. Toinen yritys lähettää koodin mukana.',
  },
  'register-fails': {
    name: 'Rekisteröityminen ei vastaa',
    description: 'Tilin luominen vastaa 503, niin tunnistautuen kuin ilmankin.',
  },
  'register-norway-no-pid': {
    name: 'Norja: rekisteröityjän henkilökohtaista tunnistetta ei ole otettu käyttöön',
    description: 'Hyväksy Kårena keksityllä sivulla: hänen on ensin otettava tunnisteensa käyttöön.',
  },
  'register-finland-user-exists': {
    name: 'Suomi: henkilötunnuksella on jo tili',
    description: 'Hyväksy Eetuna keksityllä sivulla: hänellä on jo tili.',
  },
  'eid-connected': {
    name: 'Tunnistusväline liitetään tiliin',
    description:
      'Tovella ei ole vielä tunnistusvälinettä. Se, jonka hän liittää, hyväksytään neljässä sekunnissa.',
  },
  'eid-connected-elsewhere': {
    name: 'Tunnistusväline kuuluu toiselle tilille',
    description: 'Tove yrittää liittää tunnistusvälineen, joka kuuluu Amiran tilille.',
  },
  'eid-connected-deceased': {
    name: 'Tunnistusväline kuuluu kuolleelle',
    description: 'Tove yrittää liittää kuolleen tunnistusvälineen: näkyviin tulee yleinen virhe.',
  },
  'eid-shown-by-somebody-else': {
    name: 'Väärä henkilö näyttää tunnistuksensa',
    description: 'Jonasta pyydetään tunnistautumaan uudelleen, mutta hyväksyjä on joku muu.',
  },
  'password-link-mailed': {
    name: 'Linkki uuteen salasanaan on saapunut',
    description: 'Postilaatikossa on Tovelle linkki, joka on voimassa tunnin.',
  },
  'password-link-expired': {
    name: 'Linkki uuteen salasanaan on vanhentunut',
    description: 'Postilaatikossa oleva Toven linkki on yli tunnin vanha.',
  },
  'password-mail-fails': {
    name: 'Uutta salasanaa ei voi pyytää',
    description: 'Linkin pyytäminen vastaa 503, samoin salasanan asettaminen.',
  },
  'login-paused': {
    name: 'Liian monta väärää salasanaa',
    description: 'Viisi väärää salasanaa Tovelle: sähköpostikirjautuminen estetään minuutiksi (429).',
  },
  'email-link-mailed': {
    name: 'Linkki uuteen sähköpostiosoitteeseen on saapunut',
    description: 'Postilaatikossa on linkki, joka vaihtaa Toven osoitteen. Se on voimassa vuorokauden.',
  },
  'email-link-expired': {
    name: 'Linkki uuteen sähköpostiosoitteeseen on vanhentunut',
    description: 'Postilaatikossa oleva linkki on yli vuorokauden vanha.',
  },
  'email-link-superseded': {
    name: 'Uudempi linkki on lähetetty',
    description: 'Postilaatikossa on kaksi linkkiä, joista vain uudempi on voimassa.',
  },
  'email-link-taken': {
    name: 'Joku muu ehti ottaa sähköpostiosoitteen',
    description: 'Osoite otettiin käyttöön sen jälkeen, kun linkki lähetettiin.',
  },
  'email-changed': {
    name: 'Sähköpostiosoite on vaihdettu',
    description:
      'Tovella on toinen osoite. Vanhaan lähetetyssä viestissä on viikon voimassa oleva linkki, jolla vaihdon voi perua.',
  },
  'settings-fail': {
    name: 'Asetuksia ei voi tallentaa',
    description: 'Asetusten, sähköpostiosoitteen tai salasanan tallentaminen vastaa 503.',
  },
  'vip-not-a-member': {
    name: 'Ei vielä VIP',
    description: 'Jonas voi liittyä maksulla tai koodilla: VAR2026 kelpaa, HOST2024 on vanhentunut.',
  },
  'vip-fee-due': {
    name: 'VIP, mutta maksu on maksamatta',
    description: 'Saga liittyi kolme päivää sitten. Koodi kattaisi maksun edelleen.',
  },
  'vip-paid': {
    name: 'VIP, jonka maksu on maksettu',
    description: 'Viggo näkee VIP-asunnot ennen muita.',
  },
  'vip-by-code': {
    name: 'VIP kampanjakoodilla',
    description: 'Koodi korvasi Nilsin maksun.',
  },
  'vip-reminded': {
    name: 'Norja: muistutus VIP-maksusta',
    description: 'Theaa on muistutettu maksusta. Vain Norjassa hän on silti voimassa oleva VIP.',
  },
  'vip-invoice-sent': {
    name: 'VIP-maksu on laskutettu',
    description: 'Viikkoa myöhemmin: Sagan lasku on lähetetty.',
  },
  'vip-last-day': {
    name: 'Viimeinen päivä VIP-asiakkaana',
    description: 'Viggon jäsenyys päättyy ensi yönä. Siirrä kelloa, niin näet sen päättyvän.',
  },
  'vip-join-fails': {
    name: 'VIP-asiakkaaksi ei voi liittyä',
    description: 'Liittyminen vastaa 503.',
  },
  'consent-needed': {
    name: 'Suostumus puuttuu',
    description: 'Sven on hyväksynyt vain toisen sivuston ehdot ja kohtaa ensin suostumussivun.',
  },
  'consent-fails': {
    name: 'Suostumusta ei voi tallentaa',
    description: 'Suostumuksen tallentaminen vastaa 503.',
  },
  'favourites-none': {
    name: 'Ei suosikkeja',
    description: 'Jonaksella ei ole suosikkeja eikä kiinnostuksen kohteita.',
  },
  'favourites-many': {
    name: 'Paljon suosikkeja',
    description: 'Jonaksella on 120 suosikkia.',
  },
  'favourites-change-fails': {
    name: 'Suosikkeja ei voi muuttaa',
    description: 'Suosikin lisääminen ja poistaminen vastaavat 503.',
  },
  'prices-lowered': {
    name: 'Tallennettujen asuntojen hintoja laskettu',
    description:
      'Jonas tallensi kaksitoista päivää sitten asuntoja, joiden hintaa on sen jälkeen laskettu; postilaatikossa on viesti jokaisesta.',
  },
  'searches-some': {
    name: 'Tallennettuja hakuja',
    description: 'Jonas seuraa kolmea hakua.',
  },
  'searches-alerts': {
    name: 'Hakuvahdin viestit',
    description:
      'Jonas pyysi kymmenen päivää sitten yhdestä hausta viestin päivässä ja toisesta viestin viikossa; postilaatikossa on se, mitä uutta on sen jälkeen tullut.',
  },
  'searches-full': {
    name: 'Tallennetut haut ovat täynnä',
    description: 'Jonaksella on niin monta hakua kuin voi tallentaa: seuraava hylätään (409).',
  },
  'searches-fail': {
    name: 'Tallennettuja hakuja ei voi hakea',
    description: 'Luettelo vastaa 503, samoin haun tallentaminen, muuttaminen ja poistaminen.',
  },
  'showing-full': {
    name: 'Esittely on täynnä',
    description: 'Kaikki esittelyt ovat täynnä: ilmoittautuminen vastaa 409.',
  },
  'showing-over': {
    name: 'Esittely on ohi',
    description: 'Kahdeksan viikkoa myöhemmin: ilmoittautuminen johonkin aiempaan esittelyyn vastaa 410.',
  },
  'forms-fail': {
    name: 'Lomakkeita ei voi lähettää',
    description: 'Kiinnostuksen ilmoittaminen, esittelyt ja viestit vastaavat 503.',
  },
  'insights-fail': {
    name: 'Mittaus ei vastaa',
    description: 'Valinnat, raportit, mittaukset ja käynnit vastaavat 503, eikä siitä kerrota kenellekään.',
  },
  'my-pages-all-paid': {
    name: 'Omat sivut: kaikki on maksettu',
    description: 'Amira on maksanut VIP-maksun ja kaikki asuntonsa maksuerät.',
  },
  'my-pages-all-signed': {
    name: 'Omat sivut: kaikki on allekirjoitettu',
    description: 'Amira on allekirjoittanut ja hyväksynyt kaikki häntä odottaneet asiakirjat.',
  },
}
