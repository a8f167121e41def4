/** A new element with classes and what is in it; texts are only ever texts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...children.filter((child) => child !== undefined))
  return made
}
