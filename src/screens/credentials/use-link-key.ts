import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { withoutSecrets } from '#src/lib/address/secret-params.ts'

/** The key in the address that the link of a mail led to; it is taken out of the address at once, as nobody else's business. */
export function useLinkKey(name: 'token' | 'id' | 'code'): string | undefined {
  const router = useRouter()
  const [key] = useState(() => new URLSearchParams(location.search).get(name) || undefined)
  const takeOut = useEffectEvent(() => {
    void router.navigate({
      to: '.',
      search: (now: object) => withoutSecrets({ ...now }),
      replace: true,
      resetScroll: false,
    })
  })
  // once, for the address one came to
  useEffect(() => {
    if (key) takeOut()
  }, [key])
  return key
}
