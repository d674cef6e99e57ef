/** Stands for a value that exists once the tests of a file run; what is read of it, by name or spread, is read then. */
export function later<Value extends object>(get: () => Value | null): Value {
  const open = (): Value => {
    const value = get();
    if (value === null) throw new Error("read before the tests run");
    return value;
  };
  return new Proxy({} as Value, {
    get: (_, name) => Reflect.get(open(), name),
    ownKeys: () => Reflect.ownKeys(open()),
    getOwnPropertyDescriptor(_, name) {
      const found = Reflect.getOwnPropertyDescriptor(open(), name);
      return found && { ...found, configurable: true };
    },
  });
}
