import { jmse } from '#src/sites/jmse.ts'
import { type Screen, main, press } from './screen-list.ts'

const { paths } = jmse
const vipCustomer = { persona: 'viggo' }
const resident = { persona: 'amira' }

/** The rest of the main site's screens: forms and dialogs, lists, and the pages of an account. */
export function furtherScreens({ project, home }: { project: string; home: string }): Screen[] {
  const own = (name: string, path: string | null, who = resident) => main(name, path ?? '/', who)
  return [
    main('home-interest', home, { act: press('Anmäl intresse') }),
    main('home-showing', home, { act: press(/^Boka (plats|visning)/) }),
    main('home-compare', home, { act: press(/^Jämför/) }),
    main('home-share', home, { act: press('Dela') }),
    main('project-interest', project, { act: press('Anmäl intresse') }),
    main('showing', `${project}visning/`),
    main('premises-home', '/lokaler/stockholm/ankarspelet/restaurang-1/'),
    main('premises-project', '/lokaler/stockholm/ankarspelet/'),
    main('rental-project', '/bostader/malmo/mollegarden/larktradet/'),
    main('reference-project', '/referensprojekt/mejeriet/'),
    main('succession', '/overlatelser/'),
    main('corporate-search', `${paths.corporateSearch}?s=klimat`),
    main('customer-service', '/kundservice/'),
    main('contact-form', '/kundservice/ring-upp-mig/'),
    main('jobs', paths.jobs ?? '/'),
    main('inspiration', '/inspiration/'),
    main('booking', `${paths.booking}?objectId=home-strandangen-c-1103`, { persona: 'jonas' }),
    main('booking-login', `${paths.booking}?objectId=home-strandangen-c-1103`),
    main('booking-nothing', paths.booking ?? '/'),
    main('booking-info', paths.bookingInfo ?? '/'),
    main('register', paths.register ?? '/'),
    main('forgot-password', paths.forgotPassword ?? '/'),
    main('cookie-settings', '/', { act: press('Kakinställningar') }),
    own('favourites', paths.myResidences, vipCustomer),
    own('saved-searches', paths.savedSearches, vipCustomer),
    own('vip', paths.vip, vipCustomer),
    own('vip-viewing', paths.vipViewing, vipCustomer),
    own('payments', paths.myPayments, vipCustomer),
    own('residence', paths.myResidence),
    own('news', paths.myNews),
    own('documents', paths.myDocuments),
    own('errands', paths.myErrands),
    own('timeline', paths.myTimeline),
    own('contacts', paths.myContacts),
    own('settings', paths.mySettings),
  ]
}
