interface Page {
  items: readonly unknown[];
  total: number;
}

/** Of a list that comes page by page: what is on the screen stays until there is something else to show. */
export const PAGED = {
  initialPageParam: 0,
  getNextPageParam: (last: Page, pages: readonly Page[]) => {
    const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
    return last.items.length > 0 && loaded < last.total ? loaded : undefined;
  },
  placeholderData: <Data>(before: Data | undefined) => before,
};
