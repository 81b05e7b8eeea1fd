/** Makes anchors of headings: letters and digits of any script, joined by dashes; the second of two alike gets a number. */
export function createSlugs(): (heading: string) => string {
  const taken = new Set<string>()
  return (heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
    const base = words.join('-').slice(0, 60)
    let slug = base
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`
    taken.add(slug)
    return slug
  }
}
