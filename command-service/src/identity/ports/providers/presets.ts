import type { ProviderEntry } from './provider-entry.ts'

/** What everybody's accounts with these have alike: an entry of the file adds `client_id` and `client_secret`, and may say otherwise. */
export const presets: Readonly<Record<string, Partial<ProviderEntry>>> = {
  google: { issuer: 'https://accounts.google.com' },
  gitlab: { issuer: 'https://gitlab.com' },
  apple: {
    issuer: 'https://appleid.apple.com',
    scopes: 'openid email name',
    // Apple gives name and email to a form alone.
    authorization_params: { response_mode: 'form_post' },
  },
  // It signs no nonce, and takes no challenge from a client that has a secret.
  linkedin_oidc: { issuer: 'https://www.linkedin.com/oauth', nonce: false, pkce: false },
  github: {
    authorization_endpoint: 'https://github.com/login/oauth/authorize',
    token_endpoint: 'https://github.com/login/oauth/access_token',
    userinfo_endpoint: 'https://api.github.com/user',
    emails_endpoint: 'https://api.github.com/user/emails',
    scopes: 'user:email',
    claims: { sub: 'id', name: 'name', user_name: 'login', picture: 'avatar_url' },
  },
  discord: {
    authorization_endpoint: 'https://discord.com/oauth2/authorize',
    token_endpoint: 'https://discord.com/api/oauth2/token',
    userinfo_endpoint: 'https://discord.com/api/users/@me',
    scopes: 'identify email',
    claims: { sub: 'id', email: 'email', email_verified: 'verified', name: 'global_name', user_name: 'username' },
  },
  x: {
    authorization_endpoint: 'https://x.com/i/oauth2/authorize',
    token_endpoint: 'https://api.x.com/2/oauth2/token',
    userinfo_endpoint: 'https://api.x.com/2/users/me?user.fields=profile_image_url,confirmed_email',
    scopes: 'users.read tweet.read users.email offline.access',
    token_endpoint_auth: 'client_secret_basic',
    // It tells an address only once it has been confirmed.
    email_always_verified: true,
    claims: {
      sub: 'data.id',
      email: 'data.confirmed_email',
      name: 'data.name',
      user_name: 'data.username',
      picture: 'data.profile_image_url',
    },
  },
}
