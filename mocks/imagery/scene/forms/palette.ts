import type { Random } from '../../../catalogue/lib/random.ts'
import { finishesOf } from '../../../catalogue/images/finishes.ts'
import type { FacadeRecipe } from '../../../catalogue/images/recipe.ts'
import type { Cladding, Railing } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'

/** A picture's facades: the recipe's own and two others that go with it. Three pigments are as many as one bears. */
export function claddings(
  { form, finish }: FacadeRecipe,
  random: Random,
): readonly [Cladding, Cladding, Cladding] {
  const others = random.shuffle(finishesOf(form).filter(({ colour }) => colour !== finish.colour))
  const [second = finish, third = second] = others
  return [finish, second, third]
}

/** Dark walls have frames of bare wood, bright ones painted frames. */
export function framesOn({ colour }: Cladding): string {
  if (colour === pigments.tar) return '#C9A877'
  return colour === pigments.slate || colour === pigments.deepBlue ? '#E2E0D9' : '#F4F1EA'
}

/** One of the railings that go with a house of many flats. */
export function railingOf(random: Random): Railing {
  return random.pick([
    { kind: 'bars', colour: '#3B403E' },
    { kind: 'glass', colour: '#7E8785' },
    { kind: 'boards', colour: '#6B5A48' },
    { kind: 'bars', colour: '#50615C' },
  ] as const)
}

export const doors = ['#C99A3F', '#2F4B44', '#7B3328', '#35495C', '#E4D9C3'] as const
