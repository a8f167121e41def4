import type { PageData } from '../page-data.ts'
import {
  contacts,
  downloads,
  email,
  facts,
  faqOn,
  film,
  form,
  image,
  links,
  list,
  phone,
  quote,
  steps,
  text,
} from '../writing.ts'

/** Living, inspiration, sustainability, news and jobs. */
export const englishReading: readonly PageData[] = [
  {
    path: '/en/living/',
    template: 'standardPage',
    name: 'Living',
    title: 'How we live here',
    preamble:
      'A home in Sweden is usually owned through an association of neighbours. It is simpler than it sounds.',
    blocks: [
      text(
        'The association',
        'You own a share that gives you your home. The association owns the building and the courtyard, and the monthly fee pays for both.',
      ),
      steps(
        'Buying, in short',
        ['Find a home', 'On our Swedish site. Prices are fixed, there is no bidding.'],
        ['Book', 'With a Swedish e-ID. You may withdraw within 14 days.'],
        ['Sign', 'The preliminary agreement is binding. You have at least seven days to read it.'],
        ['Move in', 'One to two years later.'],
      ),
      faqOn(
        'Questions from newcomers',
        [
          'Can I buy without being a Swedish citizen?',
          'Yes. You need a personal identity number or a coordination number, and a Swedish e-ID to book online.',
        ],
        ['Is there someone who speaks English?', 'Yes, at every sales office.'],
        [
          'Are agreements in English?',
          'We have a translation to read beside the Swedish text, which is the one that counts.',
        ],
      ),
    ],
  },
  {
    path: '/en/inspiration/',
    template: 'inspirationStart',
    name: 'Inspiration',
    preamble: 'Homes we have visited, and the thinking behind our houses.',
  },
  {
    path: '/en/inspiration/light-from-the-north/',
    template: 'inspirationArticle',
    name: 'Light from the north',
    preamble: 'Artists want it, buyers hesitate. We asked three who live with it.',
    room: 'home-kolgardshuset-a-1101-living',
    category: 'Light',
    daysAgo: 12,
    author: 'Petra Wallin',
    blocks: [
      text('', 'Light from the north is even all day. Colours look like themselves, and summers stay cool.'),
      image(
        ['room', 'home-kolgardshuset-a-1101-kitchen'],
        'The kitchen faces north, the living room gets the evening sun.',
      ),
      quote('I had to choose between the paintings and the sun. The paintings won.', 'Henrik, Stockholm'),
      film({
        film: 'north',
        title: 'An hour of northern light',
        description: 'One window, one hour, no narration.',
        words: 'No words are spoken. The light moves a hand’s breadth along the wall.',
        picture: ['room', 'home-kolgardshuset-a-1101-bedroom'],
      }),
    ],
  },
  {
    path: '/en/inspiration/at-home-with-sanna/',
    template: 'testimonial',
    name: 'At home with Sanna',
    preamble: 'She swapped a house for five rooms and a berth. Now she knows her neighbours’ names.',
    category: 'At home',
    daysAgo: 20,
    blocks: [
      text(
        'From a garden to a quay',
        'Sanna had a house in Bromma for twenty-two years. “I cut hedges. I was good at it, and I do not miss it.” When the children had moved out she sold, and bought five rooms in Lindkajen, with a berth for a boat of six metres.',
        'What she had not counted on was the people. The lift is small, so people talk. In the first winter somebody put a list on the door of the laundry: who has a drill, who has a ladder, who can look after a cat.',
      ),
      quote('We have our coffee on the balcony from April to October.', 'Sanna, Lindkajen'),
      facts('Her home', ['Rooms', 'Five, 124 m²'], ['Floor', '4 of 6'], ['Moved in', 'The second autumn']),
      links('Read on', '/en/living/', '/en/inspiration/light-from-the-north/'),
    ],
  },
  {
    path: '/en/sustainability/',
    template: 'sustainabilityStart',
    name: 'Sustainability',
    preamble: 'A house should stand for a hundred years. That is the best thing we can do for the climate.',
    blocks: [
      text(
        'What we do',
        'Half of our houses carry the Nordic Swan Ecolabel. Timber frames, reused brick and soil that stays on site have cut a third of our emissions in eight years.',
      ),
      downloads('Report', 'climate-report'),
    ],
  },
  {
    path: '/en/sustainability/timber/',
    template: 'sustainabilityCategory',
    name: 'Timber, five storeys high',
    preamble: 'Quieter than concrete, and lighter on the ground.',
    category: 'Materials',
    daysAgo: 60,
    blocks: [
      text(
        'Why timber',
        'A house of cross-laminated timber weighs a quarter of one of concrete. The ground needs fewer piles, the lorries are fewer, and the carbon that the trees have taken up stays in the walls for as long as the house does.',
        'It has to be kept dry while it is built. So each house goes up under a tent, which costs two weeks and spares a winter of drying.',
      ),
      facts('Almvalvet', ['Frame', 'Cross-laminated timber'], ['Emissions', '178 kg per m²']),
      faqOn(
        'What people ask',
        [
          'Can you hear the neighbours?',
          'No more than in concrete: floors are built in layers, and each house is measured before anybody moves in.',
        ],
        [
          'What if it burns?',
          'Thick timber chars slowly and evenly. There are sprinklers in each home besides.',
        ],
      ),
      links('Read on', '/en/sustainability/'),
    ],
  },
  {
    path: '/en/contact/',
    template: 'corporateContact',
    name: 'Contact',
    preamble: 'Write to us and a person will answer within a working day.',
    blocks: [
      facts('Reach us', ['Phone', phone('+46 8 465 004 10')], ['Email', email('hello@bjorkvall.example')]),
      contacts('You will meet', 'staff-ronja-grahn', 'staff-marcus-lindahl'),
      form(
        'corporateContact',
        'Write a line',
        'Tell us what it is about, and it will reach the right person.',
      ),
    ],
  },
  { path: '/en/news/', template: 'corporateNews', name: 'News', preamble: 'What happens in our places.' },
  {
    path: '/en/news/shore-walk-opens/',
    template: 'article',
    name: 'The shore walk opens in spring',
    preamble: 'A new walk in Ekbacken, with jetties, benches and light.',
    category: 'Places',
    daysAgo: 8,
    blocks: [
      text(
        '',
        'From April you can walk dry-shod from the preschool to the boat. The lamps sit low and go out between midnight and five, for the sake of the bats.',
      ),
      quote('You should hear the waves on your way home from the bus.', 'Lovisa Ekman, landscape architect'),
    ],
  },
  {
    path: '/en/news/solar-roofs/',
    template: 'article',
    name: 'Solar panels on every new roof',
    preamble: 'From the new year we design no houses without them.',
    category: 'Sustainability',
    daysAgo: 66,
    blocks: [text('', 'The power is enough for lifts, lighting and the laundry for much of the year.')],
  },
  {
    path: '/en/cookies/',
    template: 'standardPage',
    name: 'Cookies',
    preamble: 'Necessary cookies make the site work. The rest are used only if you say yes.',
  },
  {
    path: '/en/accessibility/',
    template: 'standardPage',
    name: 'Accessibility',
    preamble: 'The site follows WCAG 2.2, level AA. Tell us if something does not work.',
  },
  {
    path: '/en/career/jobs/structural-engineer-stockholm/',
    template: 'standardCareer',
    name: 'Structural engineer, Stockholm',
    preamble: 'You make timber stand five storeys high.',
    corporate: true,
    category: 'Engineering',
    daysAgo: 9,
    place: 'Stockholm',
    lastDayIn: 21,
    blocks: [
      text(
        'The job',
        'Seven houses a year, from sketch to site. You sit beside the architects, and climb the scaffolding when it is up.',
      ),
      list('We think you', 'have designed timber structures before', 'draw by hand when that is faster'),
      form(
        'jobApplication',
        'Apply',
        'A CV and a phone number will do. We keep your application for two years, or less if you ask.',
      ),
    ],
  },
  {
    path: '/en/career/jobs/software-developer-stockholm/',
    template: 'standardCareer',
    name: 'Software developer, Stockholm',
    preamble: 'You build what people log in to when they wonder how their house is doing.',
    corporate: true,
    category: 'Office',
    daysAgo: 2,
    place: 'Stockholm',
    lastDayIn: 40,
    blocks: [
      text(
        'The job',
        'A team of seven, no consultants, one portal in four languages. We test with residents every other week.',
      ),
      form(
        'jobApplication',
        'Apply',
        'A CV and a phone number will do. We keep your application for two years, or less if you ask.',
      ),
    ],
  },
]
