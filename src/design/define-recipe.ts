import type { SystemStyleObject } from '#styled-system/types/index.d.ts'

/** One level of choice for a recipe's callers: variant name, then value, then what it changes. */
type Variants<Style> = Record<string, Record<string, Style>>
type Defaults<V> = { [Key in keyof V]?: keyof V[Key] | (keyof V[Key] extends 'true' ? boolean : never) }

export interface Recipe<V extends Variants<SystemStyleObject> = Variants<SystemStyleObject>> {
  className: string
  base?: SystemStyleObject
  variants?: V
  defaultVariants?: Defaults<V>
}

export interface SlotRecipe<
  S extends string = string,
  V extends Variants<Partial<Record<S, SystemStyleObject>>> = Variants<Partial<Record<S, SystemStyleObject>>>,
> {
  className: string
  slots: readonly S[]
  base?: Partial<Record<S, SystemStyleObject>>
  variants?: V
  defaultVariants?: Defaults<V>
}

/** Styles of one element. Only tokens pass as values; `className` is the class the browser sees, in kebab-case. */
export function defineRecipe<const V extends Variants<SystemStyleObject>>(recipe: Recipe<V>): Recipe<V> {
  return recipe
}

/** Styles of a part or view made of several elements, one slot each. */
export function defineSlotRecipe<
  const S extends string,
  const V extends Variants<Partial<Record<S, SystemStyleObject>>>,
>(recipe: SlotRecipe<S, V>): SlotRecipe<S, V> {
  return recipe
}
