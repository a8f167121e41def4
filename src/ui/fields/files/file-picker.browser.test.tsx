import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilePicker } from './file-picker.tsx'

const picker = (
  <FilePicker
    id="papers"
    label="Papers"
    hint="None is taken"
    chooseLabel="Choose"
    accept=".pdf"
    testId="papers"
    files={[]}
    onFiles={() => {}}
    take={(added) => ({ files: [], refused: added.map(({ name }) => ({ name, reason: 'type' })) })}
    reasonText={({ name }) => `${name} is none`}
    removeLabel={(name) => `Remove ${name}`}
  />
)

function drop(...names: string[]) {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['x'], name))
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  page.getByText('None is taken').element().dispatchEvent(event)
}

test('files of one name that are not taken are each told, and only as long as they are the last [F-111]', async () => {
  await render(picker)
  drop('image.heic', 'image.heic')
  await expect.element(page.getByRole('alert').getByText('image.heic is none').nth(1)).toBeVisible()
  drop('song.mp3')
  const told = page.getByRole('alert').getByRole('listitem')
  await expect.poll(() => told.elements().map(({ textContent }) => textContent)).toEqual(['song.mp3 is none'])
})

test('a file that was chosen can be chosen once more: a browser tells of no choice that changes nothing', async () => {
  await render(picker)
  await page.getByTestId('papers').upload(new File(['x'], 'image.heic'))
  await expect.element(page.getByRole('alert').getByText('image.heic is none')).toBeVisible()
  await expect.element(page.getByTestId('papers')).toHaveValue('')
})
