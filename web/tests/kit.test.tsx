import './screen.tsx';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from '../src/kit/form/Banner.tsx';
import { PasswordField, TextField } from '../src/kit/form/Input.tsx';
import { Button, IconButton } from '../src/kit/form/PressButton.tsx';
import { Switch } from '../src/kit/form/Toggle.tsx';
import { ConfirmOutlet } from '../src/kit/frame/ConfirmOutlet.tsx';
import { confirmed } from '../src/kit/frame/confirm.ts';
import { Segmented } from '../src/kit/frame/Segmented.tsx';
import { ToastRegion } from '../src/kit/frame/ToastRegion.tsx';
import { toast } from '../src/kit/frame/toast.ts';
import { Card } from '../src/kit/part/Card.tsx';
import type { RangeChoice } from '../src/kit/part/day-range.ts';
import { Loaded } from '../src/kit/part/Loaded.tsx';
import { RangeBar } from '../src/kit/part/RangeBar.tsx';
import { RichText } from '../src/kit/part/RichText.tsx';
import { WordList } from '../src/kit/part/WordList.tsx';
import { FormWindow } from '../src/kit/window/FormWindow.tsx';
import { Menu } from '../src/kit/window/Menu.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a button', () => {
  it('takes no second press while it works', async () => {
    const press = vi.fn<() => void>();
    const screen = await render(<Button onClick={press}>Save</Button>);
    await button('Save').click();
    await screen.rerender(
      <Button loading loadingText="Saving..." onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(button('Saving...'), { force: true });
    expect(press).toHaveBeenCalledTimes(1);
    await expect.element(button('Saving...')).toHaveAttribute('aria-busy', 'true');
  });

  it('that is only a glyph has a name', async () => {
    await render(<IconButton label="Close">×</IconButton>);
    await expect.element(button('Close')).toBeVisible();
  });
});

describe('a field', () => {
  it('is tied to its label, and to its error where there was a hint', async () => {
    const screen = await render(<TextField label="Email" hint="We write to it" />);
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('We write to it');
    await screen.rerender(<TextField label="Email" hint="We write to it" error="Email is required" />);
    await expect.element(page.getByLabelText('Email')).toBeInvalid();
    await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  });

  it('of a password shows it when asked to', async () => {
    await render(<PasswordField label="Password" defaultValue="brick oven" />);
    const field = page.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(field).toHaveAttribute('type', 'text');
  });

  it('that switches is a switch, by finger and by key', async () => {
    await render(<Switch>Answering calls</Switch>);
    const field = page.getByRole('switch', { name: 'Answering calls' });
    await field.click();
    await expect.element(field).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(field).not.toBeChecked();
  });
});

describe('choices', () => {
  it('tell which one is chosen', async () => {
    const Ranges = () => {
      const [value, choose] = useState<'day' | 'week'>('day');
      const options = [['day', 'Day'] as const, ['week', 'Week'] as const];
      return <Segmented label="Range" value={value} options={options} onChange={choose} />;
    };
    await render(<Ranges />);
    await button('Week').click();
    await expect.element(button('Week')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Day')).toHaveAttribute('aria-pressed', 'false');
  });

  it('of days take neither a day to come nor an end before its start', async () => {
    const choose = vi.fn<(choice: RangeChoice) => void>();
    const days = { start: '2026-11-20', end: '2026-11-21' };
    await render(
      <RangeBar
        choice={days}
        today="2026-11-21"
        onChoose={choose}
        onRefresh={vi.fn<() => void>()}
        isFetching={false}
      />,
    );
    await page.getByRole('button', { name: /Nov 20/ }).click();
    await page.getByLabelText('End date').fill('2026-11-19');
    await button('Show').click();
    await expect.element(page.getByLabelText('End date')).toBeInvalid();
    expect(choose).not.toHaveBeenCalled();
    await button('Last 7 days').click();
    expect(choose).toHaveBeenCalledWith({ start: '2026-11-15', end: '2026-11-21' });
  });
});

describe('a list of words', () => {
  it('takes several at once, each once', async () => {
    const change = vi.fn<(words: string[]) => void>();
    await render(
      <WordList
        label="Callers also say"
        list="Words"
        hint="Commas between"
        placeholder="marg"
        words={['marg']}
        most={5}
        longest={10}
        onChange={change}
      />,
    );
    await page.getByLabelText(/Callers also say/).fill('Marg, number four, the very long one');
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledWith(['marg']);
    await expect.element(page.getByText('At most 10 characters each')).toBeVisible();
  });
});

describe('a window with a form', () => {
  interface Given {
    isDirty?: boolean;
    isSaving?: boolean;
    onClose: () => void;
    onSubmit: () => void;
  }
  const window = ({ isDirty = false, isSaving = false, onClose, onSubmit }: Given) => (
    <>
      <FormWindow
        title="New order"
        act="Place order"
        problem={isDirty && 'Out of dough'}
        onSubmit={(event) => (event.preventDefault(), onSubmit())}
        {...{ isDirty, isSaving, onClose }}
      >
        <TextField label="Name" />
      </FormWindow>
      <ConfirmOutlet />
    </>
  );

  it('sends by its button and by Enter, says what went wrong, and closes with Escape', async () => {
    const [onClose, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const screen = await render(window({ onClose, onSubmit }));
    await button('Place order').click();
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await screen.rerender(window({ isDirty: true, onClose, onSubmit }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Out of dough');
    await screen.rerender(window({ onClose, onSubmit }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is neither closed nor sent again while it saves', async () => {
    const [onClose, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await render(window({ isSaving: true, onClose, onSubmit }));
    await page.getByLabelText('Name').click();
    await userEvent.keyboard('{Enter}{Escape}');
    await button('Cancel').click();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(button('Saving...')).toBeVisible();
  });

  it('asks before what was typed is lost', async () => {
    const [onClose, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await render(window({ isDirty: true, onClose, onSubmit }));
    await button('Close').click();
    await button('Discard').click();
    await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a question', () => {
  it('waits for what it begins, and answers no when it is closed', async () => {
    await render(<ConfirmOutlet />);
    let finish = () => {};
    const action = () => new Promise<void>((resolve) => (finish = resolve));
    const first = confirmed({ variant: 'danger', message: 'Delete this order?', action });
    await button('Delete').click();
    await expect.element(button('Processing...')).toBeVisible();
    finish();
    expect(await first).toBe(true);
    const second = confirmed({ message: 'And this one?' });
    await expect.element(page.getByText('And this one?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await second).toBe(false);
  });
});

describe('a menu', () => {
  it('opens by key, and gives the focus back', async () => {
    const act = vi.fn<() => void>();
    await render(
      <Menu
        label="More"
        actions={[{ text: 'Delete', danger: true, onAction: act }]}
        trigger={(props) => <Button {...props}>More</Button>}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    expect(act).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });
});

describe('what is told', () => {
  it('of success goes by itself, a failure stays until it is closed', async () => {
    await render(<ToastRegion />);
    toast.success('Saved');
    toast.error('Not saved');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true }), { timeout: 5_000 }).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
    await button('Close').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('in a banner is an alert only when it is bad', async () => {
    await render(<Banner tone="success">Done</Banner>);
    await expect.element(page.getByRole('status')).toHaveTextContent('Done');
  });

  it('by others shows their markup and runs none of it', async () => {
    await render(<RichText html={'<b>Two</b> pies <img src=x onerror="document.title=1">'} />);
    await expect.element(page.getByText('Two')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a card', () => {
  it('is named by its title', async () => {
    await render(
      <Card id="retention" title="Retention" note="Erased every night">
        Sound
      </Card>,
    );
    await expect.element(page.getByRole('region', { name: 'Retention' }).getByText('Erased every night')).toBeVisible();
  });

  it('waits for what is in it, and asks again when it cannot be had', async () => {
    const refetch = vi.fn<() => void>();
    const card = (data: string | undefined, error: Error | null) => (
      <Loaded query={{ data, error, refetch }} loading="Loading the card" failed="Failed to load the card" height={40}>
        {(text) => <p>{text}</p>}
      </Loaded>
    );
    const screen = await render(card(undefined, null));
    await expect.element(page.getByText('Loading the card')).toBeInTheDocument();
    await screen.rerender(card(undefined, new Error('gone')));
    await button('Try Again').click();
    expect(refetch).toHaveBeenCalledTimes(1);
    await screen.rerender(card('Here', null));
    await expect.element(page.getByText('Here')).toBeVisible();
  });
});
