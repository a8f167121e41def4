import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '#src/styles/main.css'
import { Card, CardMedia } from './card.tsx'

test('the words of a picture that does not come are not seen below what stands over it, and are there to be read aloud', async () => {
  const screen = await render(
    <Card>
      <CardMedia action={<button type="button">Spara</button>}>
        <img src="data:image/webp," alt="Röd villa i kvällsljus" />
      </CardMedia>
    </Card>,
  )
  const picture = screen.getByRole('img', { name: 'Röd villa i kvällsljus' })
  await expect.element(picture).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' })
})
