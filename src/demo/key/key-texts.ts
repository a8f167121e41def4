/** What a mock says that asks for its key. It is a tool, and speaks one language. */
export const keyTexts = {
  title: 'This mock asks for its key',
  aboutAll:
    'Others can reach it, so only who has its key steers all worlds. The key was printed when the mock started; the address of this page that was printed beside it brings it along.',
  aboutWorld:
    'Others can reach it. A link into a world that the trainer hands out brings along what this panel needs: follow it again. Whoever has the key of the mock can give it here.',
  key: 'Key',
  open: 'Open',
  wrong: 'That is not its key. A mock that was started anew may have another one.',
}
