import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A minimal React sign-in page: two fields, a button and state. */
const SignIn = () => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <label>
        Email
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </label>
      <label>
        Password
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <button type="submit" disabled={email === '' || password === ''}>
        Sign in
      </button>
    </form>
  );
};

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <SignIn />
    </StrictMode>,
  );
}
