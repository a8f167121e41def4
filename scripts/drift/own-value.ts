/** A member of an object whose names come from outside; nothing for a name that every object has, unless it has it, too. */
export const ownValue = <Value>(
  members: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined => (name !== undefined && Object.hasOwn(members, name) ? members[name] : undefined)
