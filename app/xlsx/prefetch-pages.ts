type Page = { nextKey: string | null };

/**
 * All pages of an answer, one after the other. While a page is being written the next one is on its way, never more:
 * a reader who stops stops the back end, too.
 * @param fetchPage reads one page; null asks for the first one
 */
export async function* prefetchPages<Read extends Page>(
  fetchPage: (key: string | null) => Promise<Read>,
): AsyncGenerator<Read> {
  let coming: Promise<Read> | null = fetchPage(null);
  while (coming !== null) {
    const page: Read = await coming;
    coming = page.nextKey === null ? null : fetchPage(page.nextKey);
    // Awaited in the next round; a reader who leaves before must not make it an unhandled rejection.
    coming?.catch(() => undefined);
    yield page;
  }
}
