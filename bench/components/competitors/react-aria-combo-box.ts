export { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
