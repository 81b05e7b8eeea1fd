import { existsSync } from 'node:fs'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'

export const backUp: OperatorCommand = {
  name: 'backup',
  about: 'copy the embedded database and the pictures to a new folder, while the market serves (docs/operations.md)',
  words: ['FOLDER'],
  usage: '',
  options: [],
  isAct: false,
  async run({ backUp, say }, { words: [folder] }) {
    if (!backUp) throw new OperatorMistake('a PostgreSQL is backed up by its own programs: docs/operations.md says how')
    if (!folder) throw new OperatorMistake('give the folder to be made')
    if (existsSync(folder)) throw new OperatorMistake(`${folder} is there already: give a new one`)
    const { files, secretKey } = await backUp(folder)
    say(`${Object.keys(files).length} files are in ${folder}`)
    say(`the SECRET_KEY is not among them: keep it apart${secretKey ? ` (its fingerprint: ${secretKey})` : ''}`)
    return 0
  },
}

/** Only listed here: it runs on its own, before anything is opened. */
export const restore: OperatorCommand = {
  name: 'restore',
  about: 'put a backup into an empty DATA_DIR, and check its books; the market does not run meanwhile',
  words: ['FOLDER'],
  usage: '',
  options: [],
  isAct: false,
  run: () => {
    throw new OperatorMistake(
      'give the folder of a backup; the data of a PostgreSQL is restored by its own programs: docs/operations.md says how',
    )
  },
}
