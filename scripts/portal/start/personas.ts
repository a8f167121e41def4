import createClient from 'openapi-fetch'
import type { components, paths } from '#gen/mock_control/types.ts'

/** Everybody one can be in the mock backend on this port; nobody when it does not tell. */
export async function personasOf(apiPort: number, key?: string): Promise<components['schemas']['Persona'][]> {
  const client = createClient<paths>({
    baseUrl: `http://127.0.0.1:${apiPort}`,
    ...(key ? { headers: { 'x-mock-key': key } } : {}),
  })
  const { data, response } = await client.GET('/__mock/personas')
  // an answer that was only invented names people who cannot log in
  return response.headers.get('x-mock-answer') === 'generated' ? [] : (data ?? [])
}
