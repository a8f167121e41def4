import type { Language } from '#src/sites/site.ts'

/** What a mock says that asks for its key. */
export type KeyTexts = {
  title: string
  /** On the trainer's page. */
  aboutAll: string
  /** In the panel beside a page. */
  aboutWorld: string
  key: string
  open: string
  wrong: string
}

export const keyTexts: Record<Language, KeyTexts> = {
  sv: {
    title: 'Låtsastjänsten ber om sin nyckel',
    aboutAll:
      'Andra kan nå den, så bara den som har nyckeln kan styra alla världar. Nyckeln skrevs ut när tjänsten startade; adressen hit som skrevs ut bredvid har den med sig.',
    aboutWorld:
      'Andra kan nå den. En länk till en värld som kursledaren delar ut har med sig det som behövs här: följ den igen. Den som har nyckeln kan skriva in den här.',
    key: 'Nyckel',
    open: 'Öppna',
    wrong: 'Det är inte rätt nyckel. Om tjänsten har startats om kan den ha en ny.',
  },
  nb: {
    title: 'Øvingstjenesten ber om nøkkelen sin',
    aboutAll:
      'Andre kan nå den, så bare den som har nøkkelen, kan styre alle verdener. Nøkkelen ble skrevet ut da tjenesten startet; adressen hit som ble skrevet ut ved siden av, har den med seg.',
    aboutWorld:
      'Andre kan nå den. En lenke til en verden som kurslederen deler ut, har med seg det som trengs her: følg den igjen. Den som har nøkkelen, kan skrive den inn her.',
    key: 'Nøkkel',
    open: 'Åpne',
    wrong: 'Det er ikke riktig nøkkel. Hvis tjenesten er startet på nytt, kan den ha en ny.',
  },
  fi: {
    title: 'Harjoituspalvelu pyytää avaintaan',
    aboutAll:
      'Muut voivat päästä siihen, joten kaikkia maailmoja ohjaa vain se, jolla on avain. Avain tulostettiin, kun palvelu käynnistyi; sen vieressä tulostettu tämän sivun osoite sisältää avaimen.',
    aboutWorld:
      'Muut voivat päästä siihen. Kouluttajan jakama linkki maailmaan sisältää sen, mitä tässä tarvitaan: avaa linkki uudelleen. Jos sinulla on avain, voit kirjoittaa sen tähän.',
    key: 'Avain',
    open: 'Avaa',
    wrong: 'Avain on väärä. Jos palvelu on käynnistetty uudelleen, sillä voi olla uusi avain.',
  },
  en: {
    title: 'This mock asks for its key',
    aboutAll:
      'Others can reach it, so only whoever has its key can manage all worlds. The key was printed when the mock started; the address of this page that was printed beside it brings it along.',
    aboutWorld:
      'Others can reach it. A link into a world that the trainer hands out brings along what this panel needs: follow it again. Whoever has the key of the mock can enter it here.',
    key: 'Key',
    open: 'Open',
    wrong: 'That is not its key. A mock that has been restarted may have a new one.',
  },
}
