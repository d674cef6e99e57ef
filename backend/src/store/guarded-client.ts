import { forbidInsideTransaction } from "./store.ts";

/**
 * The same client, except that the named methods throw inside `withTransaction`. Transactions run on a handle of
 * their own and never come by here, so only a mistaken use of the outer database is caught.
 */
export const guardClient = <Client extends object>(client: Client, methods: readonly (keyof Client)[]): Client =>
  new Proxy(client, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      return (...values: readonly unknown[]): unknown => {
        if (methods.some((method) => method === key)) forbidInsideTransaction();
        return Reflect.apply(member, target, values);
      };
    },
  });
