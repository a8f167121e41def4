import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** The developer sandbox. The conditions are literals in a build, so that one without it holds no byte of it. */
export const Route = createFileRoute('/sandbox')({
  // the component is a chunk of its own already
  codeSplitGroupings: [],
  beforeLoad: () => {
    if (!(import.meta.env.DEV || import.meta.env.VITE_DEMO === '1')) throw notFound()
  },
  component:
    import.meta.env.DEV || import.meta.env.VITE_DEMO === '1'
      ? lazyRouteComponent(() => import('#src/screens/sandbox/sandbox-page.tsx'), 'SandboxPage')
      : undefined,
})
