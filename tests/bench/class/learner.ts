import { type ClientOptions, controlClient, createClients } from '#mocks/package/clients.ts'

/** Waits as long as a person who reads, types or takes the phone, in milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>

type Learner = Pick<ClientOptions, 'baseUrl' | 'fetch'> & {
  world: string
  /** How long this person takes, as a share of what people usually take. */
  tempo: number
  wait: Wait
}

const homeId = 'home-strandangen-c-1103'
const homePage = 'bostader/nacka/ekbacken/brf-strandangen/c-1103'
const personaId = 'jonas'
/** What it costs in a world of the usual seed; 15 percent of it is one's own money (K-069). */
const price = 3_345_000

/** Seconds that people usually take: to read, to take the phone, to look at a home, and to fill in the booking. */
const usual = { reading: 15, phone: 12, looking: 30, form: 75 }

const pollMs = 2000

/** One learner of a class, who follows the sheet of booking a home until the agreement waits for a signature. */
export async function playLearner({ world, tempo, wait, ...where }: Learner): Promise<void> {
  const take = (seconds: number) => wait(seconds * tempo * 1000)
  const guest = createClients({ ...where, world })
  await good(guest.content.GET('/GetViewModel'))
  await take(usual.reading)
  const token = await logIn({ world, ...where }, () => take(usual.phone))
  const {
    content,
    buyresidence,
    account_service: account,
  } = createClients({
    ...where,
    world,
    token,
  })
  await good(content.GET('/{pagePath}/GetViewModel', { params: { path: { pagePath: homePage } } }))
  await take(usual.looking)
  await good(
    buyresidence.POST('/api/buyresidence/buyresidencecookie/{objectId}', {
      params: { path: { objectId: homeId } },
    }),
  )
  const user = await good(account.GET('/account_service/user'))
  await take(usual.form)
  const { firstName, lastName, email, phoneNumber, securityNumber: ssn = '' } = user
  const buyer = { firstName, lastName, ssn, email, phoneNumber }
  const lives = { address: 'Rörstigen 8', postalCode: '169 58', city: 'Solna' }
  const { id } = await good(
    buyresidence.POST('/api/buyresidence/startbookingasync', {
      body: {
        objectId: homeId,
        siteId: 1,
        buyers: [{ ...buyer, ...lives }],
        financing: { downPayment: price * 0.15, loan: price * 0.85 },
        accomodation: { form: 'rented', mustSellFirst: false },
      },
    }),
  )
  const params = { path: { id } }
  // 202 has no body while the agreement is made
  const isReady = async () => {
    const status = await good<{ status?: string } | undefined>(
      buyresidence.GET('/api/buyresidence/getbookingstatus/{id}', { params }),
    )
    return status?.status === 'readyToSign'
  }
  while (!(await isReady())) await wait(pollMs)
}

/** Logs in with the e-ID, whose app is another device in the same world. */
async function logIn(where: Pick<Learner, 'baseUrl' | 'fetch' | 'world'>, phone: () => Promise<void>) {
  const { account_service: account } = createClients(where)
  const control = controlClient(where)
  const { session } = await good(
    account.POST('/account_service/login/{idType}/start', {
      params: { path: { idType: 'bank_id' } },
      body: {
        returnUrl: 'http://localhost:5173/logga-in/?type=login',
        environment: 'development',
        loginType: 'private',
      },
    }),
  )
  await phone()
  const [order] = await good(control.GET('/__mock/eid/orders'))
  if (order?.state === 'pending') {
    const params = { path: { orderRef: order.orderRef } }
    await good(control.POST('/__mock/eid/orders/{orderRef}/approve', { params, body: { personaId } }))
  }
  const params = { path: { session } }
  const outcome = await good(account.GET('/account_service/login/bank_id/status/{session}', { params }))
  if (!('token' in outcome) || !outcome.token) throw new Error('The login brought no token.')
  return outcome.token
}

async function good<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`)
  return data as T
}
