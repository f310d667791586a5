interface Key {
  key: string;
  preventDefault(): void;
}

/** For fields inside the settings' form, which Enter must not send. */
export const onEnter = (act: () => void) => (event: Key) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};
