import { startMock } from 'bjorkvall-mock'
import { createClients } from 'bjorkvall-mock/clients'

const mock = await startMock()
const { residence } = createClients({ baseUrl: mock.url })

const { data, error } = await residence.POST('/residence/search_object', {
  body: { siteId: 1, limit: 3, offset: 0 },
})
if (error) throw new Error(error.title)
for (const home of data.hits) console.log(home.name)

await mock.close()
