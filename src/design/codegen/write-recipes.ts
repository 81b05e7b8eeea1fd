import type { LoadedRecipe, RecipeSet } from './load-recipes.ts'

interface GeneratedFile {
  file: string
  code: string
}

const header = '// Generated from the *.recipe.ts files. Run `panda codegen`.\n'

/** A browser only needs a recipe's class names, and composing them takes a few lines. Panda's own recipe functions pull
 * in the whole of css() (24 kB gzip) for responsive and compound variants, which a recipe can express in its styles. */
const runtime = `${header}
const modifiers = (name, keys, chosen) => {
  let classes = name
  for (const key of keys) {
    const value = chosen[key]
    if (value != null && value !== false) classes += ' ' + name + '--' + key + '_' + value
  }
  return classes
}

const choose = (defaults, variants) => {
  if (!variants) return defaults
  const chosen = { ...defaults }
  for (const key in variants) if (variants[key] !== undefined) chosen[key] = variants[key]
  return chosen
}

export const recipe = (name, keys, defaults) => (variants) => modifiers(name, keys, choose(defaults, variants))

export const slotRecipe = (name, slots, defaults) => {
  const names = Object.keys(slots)
  const known = new Set(Object.values(slots).flat())
  const made = new Map()
  return (variants) => {
    const chosen = choose(defaults, variants)
    let id = ''
    for (const key of known) id += chosen[key] + '|'
    let classes = made.get(id)
    if (!classes) {
      classes = {}
      for (const slot of names) classes[slot] = modifiers(name + '__' + slot, slots[slot], chosen)
      made.set(id, classes)
    }
    return classes
  }
}
`

export const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function valueType(values: string[]): string {
  if (values.includes('false'))
    throw new Error('a boolean variant has only `true`: its base is what `false` looks like')
  return values
    .map((value) => (value === 'true' ? 'boolean' : /^\d+$/.test(value) ? `${value} | '${value}'` : `'${value}'`))
    .join(' | ')
}

function types(name: string, recipe: LoadedRecipe): string {
  const variants = Object.entries(recipe.variants ?? {})
  const fields = variants.map(([key, values]) => `  ${key}?: ${valueType(Object.keys(values))} | undefined`)
  const result = recipe.slots ? `Record<${recipe.slots.map((slot) => `'${slot}'`).join(' | ')}, string>` : 'string'
  return `${header}export interface ${capital(name)}Variants {\n${fields.join('\n')}\n}\nexport declare function ${name}(variants?: ${capital(name)}Variants): ${result}\n`
}

function body(name: string, recipe: LoadedRecipe): string {
  const variants = Object.entries(recipe.variants ?? {})
  const defaults = JSON.stringify(recipe.defaultVariants ?? {})
  if (!recipe.slots) {
    const keys = JSON.stringify(variants.map(([key]) => key))
    return `import { recipe } from './runtime.js'\nexport const ${name} = /* @__PURE__ */ recipe('${recipe.className}', ${keys}, ${defaults})\n`
  }
  // A slot only gets the classes of the variants that style it.
  const slots = Object.fromEntries(
    recipe.slots.map((slot) => [
      slot,
      variants.filter(([, values]) => Object.values(values).some((styles) => slot in styles)).map(([key]) => key),
    ]),
  )
  return `import { slotRecipe } from './runtime.js'\nexport const ${name} = /* @__PURE__ */ slotRecipe('${recipe.className}', ${JSON.stringify(slots)}, ${defaults})\n`
}

/** Returns the files of `styled-system/recipes`: a module with types per recipe, and the shared runtime. */
export function writeRecipes({ recipes, slotRecipes }: RecipeSet): GeneratedFile[] {
  const all = Object.entries({ ...recipes, ...slotRecipes })
  return [
    { file: 'runtime.js', code: runtime },
    ...all.flatMap(([name, recipe]) => [
      { file: `${fileName(name)}.js`, code: header + body(name, recipe) },
      { file: `${fileName(name)}.d.ts`, code: types(name, recipe) },
    ]),
  ]
}
