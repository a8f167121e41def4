import type { Letters } from './letter-kinds.ts'

/** What the product writes in Finnish. */
export const lettersFi: Letters = {
  welcome: {
    subject: 'Tervetuloa, {site} toivottaa',
    text: 'Hei {name}!\n\nTilisi on valmis. Nyt voit tallentaa asuntoja, seurata hakuja ja ilmoittautua esittelyihin.\n\nTerveisin\n{site}',
  },
  verifyEmail: {
    subject: 'Koodisi on {code}',
    text: 'Hei {name}!\n\nKirjoita koodi {code} sivulle, jolla luot tilin. Koodi on voimassa 15 minuuttia.\n\nJos et ole luomassa tiliä, voit jättää tämän viestin huomiotta.\n\nTerveisin\n{site}',
  },
  setPassword: {
    subject: 'Valitse uusi salasana',
    text: 'Hei {name}!\n\nValitse uusi salasana tunnin kuluessa tästä linkistä:\n{link}\n\nJos et ole pyytänyt sitä, voit jättää tämän viestin huomiotta. Salasanasi ei ole muuttunut.\n\nTerveisin\n{site}',
  },
  eidOnly: {
    subject: 'Kirjaudut tunnistautumalla',
    text: 'Hei {name}!\n\nJoku, luultavasti sinä, pyysi uutta salasanaa. Tililläsi ei ole salasanaa: kirjaudut pankkitunnuksilla.\n\nTerveisin\n{site}',
  },
  passwordChanged: {
    subject: 'Salasanasi on vaihdettu',
    text: 'Hei {name}!\n\nTilisi salasana on vaihdettu. Jos et tehnyt sitä itse, valitse heti uusi ja ota yhteyttä asiakaspalveluun.\n\nTerveisin\n{site}',
  },
  changeEmail: {
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    text: 'Hei {name}!\n\nOta tämä osoite käyttöön vuorokauden kuluessa tästä linkistä:\n{link}\n\nSiihen asti kirjaudut vanhalla osoitteella.\n\nTerveisin\n{site}',
  },
  emailChanged: {
    subject: 'Sähköpostiosoitteesi on vaihdettu',
    text: 'Hei {name}!\n\nTilisi osoite on nyt {email}, eikä tämä osoite ole enää voimassa.\n\nJos et vaihtanut sitä itse, peru vaihto seitsemän päivän kuluessa. Sinun ei tarvitse kirjautua:\n{link}\n\nOta sen jälkeen yhteyttä asiakaspalveluun.\n\nTerveisin\n{site}',
  },
  emailRestored: {
    subject: 'Sähköpostiosoitteen vaihto on peruttu',
    text: 'Hei {name}!\n\nTilisi osoite on taas {email}, eikä tämä osoite ole enää voimassa. Joku, joka lukee siihen tulevaa postia, perui vaihdon.\n\nJos et perunut sitä itse, kirjaudu pankkitunnuksilla, vaihda osoite uudelleen ja ota yhteyttä asiakaspalveluun.\n\nTerveisin\n{site}',
  },
  accountClosed: {
    subject: 'Tilisi on suljettu',
    text: 'Hei {name}!\n\nTilisi on suljettu, ja tallentamasi tiedot on poistettu. Sopimukset, maksut ja ilmoitukset säilytämme niin kauan kuin laki vaatii. Jos et sulkenut tiliä itse, ota yhteyttä asiakaspalveluun.\n\nTerveisin\n{site}',
  },
  eidConnected: {
    subject: 'Tunnistus on liitetty tiliisi',
    text: 'Hei {name}!\n\nNyt voit kirjautua pankkitunnuksilla ja allekirjoittaa sopimuksia.\n\nTerveisin\n{site}',
  },
  vipFee: {
    subject: 'VIP-maksusi',
    text: 'Hei {name}!\n\nKiitos, että haluat olla jonossa ensimmäisenä. Maksa {amount} viimeistään {date}.\n\nTerveisin\n{site}',
  },
  vipByCode: {
    subject: 'Olet nyt VIP-asiakas',
    text: 'Hei {name}!\n\nKampanjakoodi {code} kattaa maksun, joten maksettavaa ei ole. Jäsenyytesi on voimassa vuoden.\n\nTerveisin\n{site}',
  },
  interest: {
    subject: 'Kiitos kiinnostuksestasi: {project}',
    text: 'Hei {name}!\n\nOlemme kirjanneet, että haluat tietää lisää kohteesta {project}. Kuulet meistä, kun on kerrottavaa.\n\nTerveisin\n{site}',
  },
  showing: {
    subject: 'Tervetuloa esittelyyn: {project}',
    text: 'Hei {name}!\n\nOlet ilmoittautunut esittelyyn: {project}, {date} kello {time}.\n{place}\n\nEtkö pääsekään? Kerro meille, niin joku muu saa paikkasi.\n\nTerveisin\n{site}',
  },
  contact: {
    subject: 'Olemme saaneet viestisi',
    text: 'Hei {name}!\n\nKiitos viestistäsi. Vastaamme kahden arkipäivän kuluessa.\n\nViestisi:\n{message}\n\nTerveisin\n{site}',
  },
  searchAlert: {
    subject: 'Uutta haussasi ”{search}”',
    text: 'Hei {name}!\n\nHaussasi ”{search}” on uutta:\n\n{homes}\n\nSaat tämän viestin {often}, kun uutta löytyy. Jos haluat viestejä harvemmin, muuta asetusta Omien sivujen kohdassa Tallennetut haut.\n\nJos et halua enää viestejä, avaa tämä linkki. Kirjautua ei tarvitse:\n{stop}\n\nTerveisin\n{site}',
  },
  priceLowered: {
    subject: 'Hintaa laskettu: {home}',
    text: 'Hei {name}!\n\nTallentamasi asunnon hintaa on laskettu:\n\n{home}\nUusi hinta: {price} (aiemmin {former})\n\nJos et halua enää viestejä hinnanalennuksista, avaa tämä linkki. Kirjautua ei tarvitse:\n{stop}\n\nTerveisin\n{site}',
  },
  application: {
    subject: 'Olemme saaneet hakemuksesi',
    text: 'Hei {name}!\n\nKiitos hakemuksestasi tehtävään {opening}. Luemme kaikki hakemukset itse ja vastaamme kolmen viikon kuluessa hakuajan päättymisestä, myös jos valinta ei osu sinuun.\n\nTerveisin\n{site}',
  },
}
