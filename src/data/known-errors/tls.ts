import {bash, hint, message, powershell, variant} from './define.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError} from './types.ts';

const CURL = {title: 'curl: SSL CA certificates', url: 'https://curl.se/docs/sslcerts.html'};

const REQUESTS = {
  title: 'Requests: SSL cert verification',
  url: 'https://requests.readthedocs.io/en/latest/user/advanced/#ssl-cert-verification',
};

const HUB = 'huggingface.co';
/** pip's own servers: `python-pip-certificate` has them. */
const PYTHON_INDEXES = ['pypi.org', 'pythonhosted.org'];

/** OpenSSL's error 19: the authority at the end of the chain is not known, as with a company's proxy. */
const IN_CHAIN = 'certificate in certificate chain';

const nameAuthority = {
  text: 'In the SDK, name the authority.',
  commands: [
    {
      language: 'python',
      code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("https://localhost/api/")\nclient.session.verify = "/path/to/ca.pem"',
    } as const,
  ],
};

const showCertificate = {
  text: 'Look at the certificate that the server sends.',
  commands: [
    bash(
      'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -subject -issuer -dates -ext subjectAltName',
    ),
  ],
};

/** Certificates, in the words of OpenSSL, Python, curl and browsers. */
export const tlsErrors: readonly KnownError[] = [
  {
    id: 'tls-untrusted',
    title: 'The certificate is not known',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {
        ...message('certificate verify failed: self-signed certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org', IN_CHAIN],
      },
      {
        ...message('certificate verify failed: self signed certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org', IN_CHAIN],
      },
      {...message('SSL certificate problem: self-signed certificate'), unless: [IN_CHAIN]},
      {...variant('SSL certificate problem: self signed certificate'), unless: [IN_CHAIN]},
      variant('ERR_CERT_AUTHORITY_INVALID'),
      variant('SEC_ERROR_UNKNOWN_ISSUER'),
      variant('MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT'),
      variant('DEPTH_ZERO_SELF_SIGNED_CERT'),
      variant('verify error:num=18'),
      variant('Verify return code: 18'),
      variant('Verification error: self-signed certificate'),
      variant('Verification error: self signed certificate'),
      variant('Self-signed certificate encountered'),
      variant('SEC_E_UNTRUSTED_ROOT'),
      variant('was issued by an authority that is not trusted'),
      variant('alert unknown ca'),
      variant('tlsv1 alert unknown ca'),
      variant('remote error: tls: unknown certificate'),
      variant('alert certificate unknown'),
      variant('remote error: tls: bad certificate'),
    ],
    cause:
      'The platform probably made its own certificate, which neither browser nor Python knows (unconfirmed). No way to install your own certificate is known.',
    steps: [
      {
        text: 'In the browser, on the host itself, continue past the warning. From another machine, [compare the fingerprint](/operate/certificates#browser-warning) first.',
      },
      nameAuthority,
      {
        text: 'With curl, name the authority as well.',
        commands: [bash('curl --cacert /path/to/ca.pem https://<host>/')],
      },
      {
        text: 'For a test on your own machine only, switch the check off.',
        commands: [{language: 'python', code: 'client.session.verify = False'}],
      },
    ],
    verify: {
      text: 'The request gets a reply, without a message about the certificate.',
      commands: [bash('curl --cacert /path/to/ca.pem -I https://<host>/')],
    },
    sources: [
      kamiwazaPage('Certificate warning in the browser', '/operate/certificates#browser-warning'),
      REQUESTS,
      CURL,
      {
        title: 'mtakaki/cachet-url-monitor issue 87',
        url: 'https://github.com/mtakaki/cachet-url-monitor/issues/87',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='localhost', port=443): Max retries exceeded with url: /api/models (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1000)')))",
  },
  {
    id: 'tls-missing-issuer',
    title: 'The authority behind the certificate is not known',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('certificate verify failed: unable to get local issuer certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org'],
      },
      variant('SSL certificate problem: unable to get local issuer certificate'),
      variant('unable to verify the first certificate'),
      variant('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
      variant('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      variant('verify error:num=20'),
      variant('verify error:num=21'),
      variant('Verify return code: 20'),
      variant('Verify return code: 21'),
      variant('Unable to locally verify the issuer'),
      {...variant('self-signed certificate in certificate chain'), unless: PYTHON_INDEXES},
      {...variant('self signed certificate in certificate chain'), unless: PYTHON_INDEXES},
      variant('SELF_SIGNED_CERT_IN_CHAIN'),
      variant('verify error:num=19'),
      variant('Verify return code: 19'),
      variant('PKIX path building failed'),
      variant('server certificate verification failed. CAfile'),
      variant('Could not find a suitable TLS CA certificate bundle'),
      variant('error setting certificate verify locations'),
      variant('error setting certificate file'),
      {
        ...variant('x509: certificate signed by unknown authority'),
        unless: [
          'Error response from daemon',
          'failed to do request',
          'docker',
          'registry',
          'failed to resolve reference',
        ],
      },
      {
        ...variant('unable to get local issuer certificate'),
        unless: ['pypi.org', 'pythonhosted.org'],
      },
      variant('The certificate issuer is unknown'),
      {...message('certificate verify failed (_ssl.c'), unless: PYTHON_INDEXES},
      {
        ...variant('tls_process_server_certificate', 'certificate verify failed'),
        unless: PYTHON_INDEXES,
      },
      variant('x509: certificate specifies an incompatible key usage'),
    ],
    cause:
      'The server does not send the intermediate certificate, the machine does not know the root authority, or a proxy of your company replaces certificates.',
    steps: [
      showCertificate,
      {
        text: 'If the issuer is your company, get its certificate from your administrator and add it to the machine.',
        commands: [
          on('linux', bash('sudo cp <ca.crt> /usr/local/share/ca-certificates/')),
          on('linux', bash('sudo update-ca-certificates')),
          powershell(
            'Import-Certificate -FilePath <ca.crt> -CertStoreLocation Cert:\\LocalMachine\\Root',
          ),
        ],
      },
      {
        text: 'Python has its own certificates: tell it the path of the file as well.',
        commands: [bash('export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt')],
      },
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<host>/')]},
    sources: [REQUESTS, CURL],
    page: '/operate/certificates#browser-warning',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/ (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1000)')))",
  },
  {
    id: 'tls-host-name',
    title: 'The certificate is for another name',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: Hostname mismatch, certificate is not valid for'),
      variant('certificate verify failed: IP address mismatch'),
      variant('no alternative certificate subject name matches target'),
      variant('ERR_CERT_COMMON_NAME_INVALID'),
      variant('SSL_ERROR_BAD_CERT_DOMAIN'),
      variant('x509: certificate is valid for', ', not '),
      variant("hostname '", "doesn't match"),
      variant('does not match target host name'),
      variant('ERR_TLS_CERT_ALTNAME_INVALID'),
      variant("does not match certificate's altnames"),
      variant("because it doesn't contain any IP SANs"),
      variant('x509: certificate is not valid for any names'),
      variant('relies on legacy Common Name field'),
      variant('verify error:num=62'),
      variant('Verify return code: 62'),
      variant('Verify return code: 64'),
      variant('no certificate subject alternative name matches'),
      variant('SEC_E_WRONG_PRINCIPAL'),
      variant('Hostname mismatch, certificate is not valid for'),
      variant('IP address mismatch, certificate is not valid for'),
      variant('x509: certificate is valid for'),
      variant('The name in the certificate does not match'),
      variant('No subject alternative names matching'),
    ],
    cause:
      'The address in the program is not among the names in the certificate, for example an IP address or a short name.',
    steps: [
      showCertificate,
      {text: 'Use one of the names that the certificate shows.'},
      {
        text: 'If that name has no address in your network, enter it in your name server, or for a test in the file of host names.',
        commands: [on('linux', bash('echo "<ip-address> <name>" | sudo tee -a /etc/hosts'))],
      },
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<name>/')]},
    sources: [
      {
        title: 'Python: ssl, SSLCertVerificationError',
        url: 'https://docs.python.org/3/library/ssl.html#ssl.SSLCertVerificationError',
      },
      CURL,
    ],
    page: '/operate/certificates#browser-warning',
    sample:
      "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Hostname mismatch, certificate is not valid for 'gpu01'. (_ssl.c:1000)",
  },
  {
    id: 'tls-expired',
    title: 'The certificate is expired or not yet valid',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: certificate has expired'),
      message('SSL certificate problem: certificate has expired'),
      variant('certificate has expired or is not yet valid'),
      variant('certificate is not yet valid'),
      variant('ERR_CERT_DATE_INVALID'),
      variant('SEC_ERROR_EXPIRED_CERTIFICATE'),
      variant('verify error:num=10:'),
      variant('verify error:num=9:'),
      variant('Verify return code: 10 '),
      variant('Verify return code: 9 '),
      variant('CERT_HAS_EXPIRED'),
      variant('SEC_E_CERT_EXPIRED'),
      variant('Issued certificate has expired'),
      variant('alert certificate expired'),
      variant('uses expired certificate'),
      variant('certificate has expired'),
      variant('tls: expired certificate'),
    ],
    cause:
      'The period of the certificate has ended, or the clock of one of the two machines is wrong. After sleep, the clock of WSL can be behind.',
    steps: [
      {
        text: 'Check the clock of the machine.',
        commands: [bash('date -u')],
      },
      {
        text: 'If it is wrong, turn on the time service.',
        commands: [
          on('linux', bash('sudo timedatectl set-ntp true')),
          on('wsl', bash('sudo hwclock -s')),
        ],
      },
      showCertificate,
      {text: 'If the certificate has expired, renew it on the server.'},
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<host>/')]},
    sources: [
      CURL,
      {
        title: 'OpenSSL: X509_STORE_CTX_get_error',
        url: 'https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample: 'curl: (60) SSL certificate problem: certificate has expired',
  },
  {
    id: 'tls-wrong-version',
    title: 'https was sent to a port that uses plain http',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      message('[SSL: WRONG_VERSION_NUMBER] wrong version number'),
      message('[SSL: RECORD_LAYER_FAILURE] record layer failure'),
      variant('SSL routines', 'wrong version number'),
      variant('ERR_SSL_PROTOCOL_ERROR'),
      variant('SSL_ERROR_RX_RECORD_TOO_LONG'),
      variant('tls: first record does not look like a TLS handshake'),
      variant('packet length too long'),
      variant('server gave HTTP response to HTTPS client'),
      hint('Invalid HTTP request received'),
      variant('WRONG_VERSION_NUMBER'),
      variant('ssl3_get_record:wrong version number'),
      variant('Unsupported or unrecognized SSL message'),
    ],
    cause:
      'The answer is not TLS. Port 7777 and the model ports use plain `http`; only port 443 has TLS.',
    steps: [
      {text: 'Write `http://` for port 7777 and for the endpoints of models.'},
      {
        text: 'The SDK needs the address with `http` and the port, or with `https` and no port.',
        commands: [
          {
            language: 'python',
            code: 'from kamiwaza_client import KamiwazaClient\n\nclient = KamiwazaClient("http://localhost:7777/api/")',
          },
        ],
      },
      {text: 'With an address of your own, check whether a proxy on the way ends TLS.'},
    ],
    verify: {
      text: 'The request gets a reply.',
      commands: [bash('curl -i http://localhost:7777/api/docs')],
    },
    sources: [
      kamiwazaPage('Certificate warning in the browser', '/operate/certificates#browser-warning'),
      {
        title: 'urllib3: Advanced usage, your proxy appears to only use HTTP and not HTTPS',
        url: 'https://urllib3.readthedocs.io/en/latest/advanced-usage.html#your-proxy-appears-to-only-use-http-and-not-https',
      },
    ],
    page: '/other-topics#addresses',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='localhost', port=7777): Max retries exceeded with url: /api/ (Caused by SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1000)')))",
  },
];
