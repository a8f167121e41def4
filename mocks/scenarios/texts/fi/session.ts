import type { sessionScenarios } from '../../session.ts'
import type { TextsOf } from '../texts-of.ts'

export const sessionTexts: TextsOf<typeof sessionScenarios> = {
  'session-expires-soon': {
    name: 'Istunto päättyy pian',
    description:
      'Kirjautunutta varoitetaan, kun minuuttiin ei ole kutsuja, ja hänet kirjataan ulos kahden minuutin kuluttua.',
  },
  'token-refresh-fails': {
    name: 'Kirjautumista ei voi uusia',
    description: 'Kirjautumista ei voi uusia: kutsu vastaa 401.',
  },
  'session-ends': {
    name: 'Istunto päättyy, eikä sitä voi jatkaa',
    description:
      'Kuten pian päättyvä istunto, mutta kirjautumista ei uusita: kolmen minuutin kuluttua se on ohi.',
  },
  'user-fails': {
    name: 'Käyttäjää ei voi hakea',
    description: 'Kirjautuminen onnistuu, mutta käyttäjän tiedot vastaavat 503: kukaan ei ole kirjautuneena.',
  },
}
