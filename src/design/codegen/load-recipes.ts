import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export const recipeGlob = 'src/**/*.recipe.ts'

/** The parts of a recipe that the generator needs; its styles only concern Panda and the type checker. */
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

/** Returns every recipe of the design and the features, by export name. The modification time in the import's query
 * makes a dev server re-read an edited file.
 * @throws on a duplicate name, because the name is also that of a file and a class */
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
