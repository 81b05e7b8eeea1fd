import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const recipeGlob = 'src/**/*.recipe.ts'

/** A recipe as the generator sees it: what its styles say is for Panda and the type checker. */
export interface LoadedRecipe {
  className: string
  slots?: readonly string[]
  variants?: Record<string, Record<string, object>>
  defaultVariants?: object
}

export interface RecipeSet {
  recipes: Record<string, LoadedRecipe>
  slotRecipes: Record<string, LoadedRecipe & { slots: readonly string[] }>
}

/** Every recipe of the design and of the features, by export name. A name used twice is an error: it is also a file and a class.
 * The time of change in the import's query makes a dev server re-read an edited file. */
export async function loadRecipes(root: string): Promise<RecipeSet> {
  const found: RecipeSet = { recipes: {}, slotRecipes: {} }
  const owner = new Map<string, string>()
  for (const file of globSync(recipeGlob, { cwd: root }).sort()) {
    const path = resolve(root, file)
    const module: Record<string, LoadedRecipe> = await import(`${pathToFileURL(path).href}?v=${statSync(path).mtimeMs}`)
    for (const [name, recipe] of Object.entries(module)) {
      for (const key of [name, recipe.className]) {
        const other = owner.get(key)
        if (other && other !== `${file} ${name}`) throw new Error(`recipe ${key} is in ${other} and in ${file} ${name}`)
        owner.set(key, `${file} ${name}`)
      }
      if (recipe.slots) found.slotRecipes[name] = { ...recipe, slots: recipe.slots }
      else found.recipes[name] = recipe
    }
  }
  return found
}
