import { jmse } from '#src/sites/jmse.ts'
import { linkPath } from '../../state/accounts/access/link-path.ts'
import { letter } from '../../state/mailbox/letter.ts'
import { passwordAttempts } from '../../state/caller/password-guard.ts'
import type { World } from '../../state/world.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

const tove = { userId: 'user-tove', name: 'Tove', email: 'tove.granlund@example.com' } as const
const wanted = 'tove.ny@example.com'

const start = { group: 'accounts', siteKey: 'Jmse', personaId: 'tove' } as const

type Rest = Pick<Scenario, 'name' | 'description' | 'requirements' | 'apply'>

const beforeLogin = (startPath: string | null, rest: Rest): Scenario => ({
  ...start,
  startPath,
  personaId: null,
  ...rest,
})

const inSettings = (rest: Rest): Scenario => ({ ...start, startPath: jmse.paths.mySettings, ...rest })

/** Mails a link as the product does; without a portal that asked, it leads to a path. */
function mail(world: World, purpose: 'setPassword' | 'changeEmail', to: string): void {
  const query = purpose === 'setPassword' ? 'token' : 'id'
  const link = world.links.make(purpose, { userId: tove.userId, email: to }, (token) => {
    return `${linkPath(purpose, jmse, world)}?${query}=${token}`
  })
  const values = { name: tove.name, link: link.url }
  world.mailbox.send(letter(purpose, { site: jmse, to, values, links: [link] }))
}

/** Links that were mailed, and passwords that were forgotten or guessed at. */
export const credentialScenarios = {
  'password-link-mailed': beforeLogin(jmse.paths.forgotPassword, {
    name: 'The link to a new password has come',
    description: 'The mailbox has a link for Tove, valid for an hour.',
    requirements: ['F-063', 'F-158', 'S-024'],
    apply: (world) => mail(world, 'setPassword', tove.email),
  }),
  'password-link-expired': beforeLogin(jmse.paths.forgotPassword, {
    name: 'The link to a new password is too old',
    description: 'The link for Tove in the mailbox is more than an hour old.',
    requirements: ['F-158'],
    apply: (world) => {
      mail(world, 'setPassword', tove.email)
      world.clock.advance(3700)
    },
  }),
  'password-mail-fails': beforeLogin(jmse.paths.forgotPassword, {
    name: 'A new password cannot be asked for',
    description: 'Asking for a link answers 503, and setting a password as well.',
    requirements: ['F-158'],
    apply: ({ faults }) => {
      for (const operationId of ['forgotPassword', 'setPassword']) faults.set({ operationId, status: 503 })
    },
  }),
  'login-paused': beforeLogin(jmse.paths.login, {
    name: 'Too many wrong passwords',
    description: 'Five wrong passwords for Tove: her email login is refused for a minute (429).',
    requirements: ['X-006'],
    apply: ({ passwordGuard }) => {
      for (let attempt = 0; attempt < passwordAttempts.attempts; attempt++)
        passwordGuard.failed(tove.email, passwordAttempts)
    },
  }),
  'email-link-mailed': inSettings({
    name: 'The link to a new email address has come',
    description: 'The mailbox has a link that gives Tove another address, valid for a day.',
    requirements: ['F-157'],
    apply: (world) => mail(world, 'changeEmail', wanted),
  }),
  'email-link-expired': inSettings({
    name: 'The link to a new email address is too old',
    description: 'The link in the mailbox is more than a day old.',
    requirements: ['F-157'],
    apply: (world) => {
      mail(world, 'changeEmail', wanted)
      world.clock.advance(25 * 3600)
    },
  }),
  'email-link-superseded': inSettings({
    name: 'A newer link has been sent',
    description: 'Two links lie in the mailbox, and only the newer one counts.',
    requirements: ['F-157', 'V-016'],
    apply: (world) => {
      mail(world, 'changeEmail', wanted)
      mail(world, 'changeEmail', 'tove.nyare@example.com')
    },
  }),
  'email-link-taken': inSettings({
    name: 'Somebody else took the email address',
    description: 'Somebody took the address after the link was mailed.',
    requirements: ['F-157', 'V-013'],
    apply: (world) => {
      mail(world, 'changeEmail', wanted)
      world.accounts.change('user-jonas', { email: wanted })
    },
  }),
  'email-changed': beforeLogin(null, {
    name: 'The email address was changed',
    description:
      'Tove has another address. The mail to her old one has a link that takes that back, valid for a week.',
    requirements: ['F-157'],
    apply: (world) => {
      const link = world.links.make(
        'undoChangeEmail',
        { userId: tove.userId, email: tove.email },
        (token) => {
          return `${linkPath('changeEmail', jmse, world)}?token=${token}`
        },
      )
      world.accounts.change(tove.userId, { email: wanted })
      const values = { name: tove.name, email: wanted, link: link.url }
      world.mailbox.send(letter('emailChanged', { site: jmse, to: tove.email, values, links: [link] }))
    },
  }),
  'settings-fail': inSettings({
    name: 'The settings cannot be saved',
    description: 'Saving the settings, an email address or a password answers 503.',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      for (const operationId of ['updateUser', 'triggerChangeEmail', 'updatePassword'])
        faults.set({ operationId, status: 503 })
    },
  }),
} satisfies Scenarios
