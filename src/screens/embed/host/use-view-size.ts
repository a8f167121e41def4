import { useEffect, useRef } from 'react'
import { useSite } from '#src/sites/use-site.ts'
import { fillsFrame } from '../embed-view.ts'
import type { EmbedView } from '../embed-view.ts'
import { postToHost } from './post-to-host.ts'

/** Tells the host that a view is there, and how high it is each time that changes. Goes on what holds the view. */
export function useViewSize(view: EmbedView) {
  const site = useSite()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    postToHost(site, view, { event: 'ready' })
    const element = place.current
    if (!element || fillsFrame(view)) return
    const watch = new ResizeObserver(() => {
      postToHost(site, view, { event: 'size', height: Math.ceil(element.getBoundingClientRect().height) })
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [site, view])
  return place
}
