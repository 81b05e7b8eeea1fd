import type { SystemStyleObject } from '#styled-system/types/index.d.ts'

/** A recipe's variants: variant name, then value, then its styles. */
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

/** The styles of one element. Values must be tokens; `className` is the class the browser sees, in kebab-case. */
export function defineRecipe<const V extends Variants<SystemStyleObject>>(recipe: Recipe<V>): Recipe<V> {
  return recipe
}

/** The styles of a component or view made of several elements, one slot each. */
export function defineSlotRecipe<
  const S extends string,
  const V extends Variants<Partial<Record<S, SystemStyleObject>>>,
>(recipe: SlotRecipe<S, V>): SlotRecipe<S, V> {
  return recipe
}
