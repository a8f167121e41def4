import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render as show } from 'vitest-browser-react'
import '../../styles/main.css'
import { Html } from './html.tsx'

const render = async (html: string) => (await show(<Html html={html} />)).container

test('headings, paragraphs, lists and links of the editors are shown as they are', async () => {
  await render(
    '<h2>Så går det till</h2><p>Först <strong>detta</strong>,<br>sedan <a href="/boka/info/">det</a>.</p><ul><li>ett</li></ul>',
  )
  await expect.element(page.getByRole('heading', { level: 2, name: 'Så går det till' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'det' })).toHaveAttribute('href', '/boka/info/')
  await expect.element(page.getByRole('listitem')).toMatchTextContent('ett')
})

test('nothing in it can run', async () => {
  const container = await render(
    [
      '<p onclick="alert(1)" style="position:fixed">text</p>',
      '<script>window.hacked = true</script><style>p{display:none}</style>',
      '<img src="x" onerror="alert(1)"><iframe src="https://x.example"></iframe><svg onload="alert(1)"></svg>',
      '<a href="javascript:alert(1)">a</a><a href=" JavaScript:alert(1)">b</a><a href="//x.example">c</a><a href="data:text/html,x">d</a>',
      String.raw`<a href="/\x.example">e</a>`,
      '<form action="/x"><input name="y"></form>',
    ].join(''),
  )
  expect(container.textContent).toBe('textabcde')
  expect(
    container.querySelectorAll('script, style, img, iframe, svg, a, form, input, [onclick], [style]'),
  ).toHaveLength(0)
})

test('an element that is not known gives way to its text', async () => {
  const container = await render('<section><font color="red">Röd</font> text</section>')
  expect(container.textContent).toBe('Röd text')
})

test('links to other hosts open in a new tab, mail and phone do not', async () => {
  await render(
    '<a href="https://lindkajen.example">Lindkajen</a> <a href="mailto:x@bjorkvall.example">Skriv</a>',
  )
  await expect.element(page.getByRole('link', { name: /Lindkajen/ })).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('link', { name: 'Skriv' })).not.toHaveAttribute('target')
})

const cookies =
  '<h2>De här kakorna använder vi</h2><table><thead><tr><th>Namn</th><th>Sort</th></tr></thead><tbody><tr><td>buyResidenceSigning</td><td>Marknadsföringsändamålsbeskrivning</td></tr></tbody></table>'

test('on a phone a wide table scrolls by itself, and the keyboard reaches it', async () => {
  await page.viewport(320, 600)
  await show(
    <div className="px-page">
      <Html html={cookies} />
    </div>,
  )
  const table = page.getByRole('region', { name: 'De här kakorna använder vi' })
  await expect.element(table).toHaveAttribute('tabindex', '0')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()
})
