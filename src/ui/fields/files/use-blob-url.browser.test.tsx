import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useBlobUrl } from './use-blob-url.ts'

test('bytes that take the place of others never stand at the address of those, which is given back', async () => {
  const [first, second] = [new Blob(['first']), new Blob(['second'])]
  const drawn = vi.fn<(isSecond: boolean, url: string | undefined) => void>()
  const { result, rerender, unmount } = await renderHook(
    (props) => {
      const blob = props?.blob ?? first
      const url = useBlobUrl(blob)
      drawn(blob === second, url)
      return url
    },
    { initialProps: { blob: first } },
  )
  await expect.poll(() => result.current).toBeDefined()
  const before = result.current
  expect(await textAt(before)).toBe('first')
  await rerender({ blob: second })
  expect(drawn).not.toHaveBeenCalledWith(true, before)
  await expect.poll(() => textAt(result.current)).toBe('second')
  await expect(textAt(before)).rejects.toThrow(TypeError)
  await unmount()
  await expect(textAt(result.current)).rejects.toThrow(TypeError)
})

const textAt = async (url = '') => (await fetch(url)).text()
