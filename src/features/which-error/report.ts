/** What to collect for support. The page Model troubleshooting shows the same list (held by a test). */
export const report = `Release:            Kamiwaza 0.5.0, Community or Enterprise
Installed with:     .deb, tarball, MSI, Terraform, manual
Operating system:
Docker version:
GPU and VRAM:
RAM:
Model and variant:
Engine:
State and code:
Entire error text:
Steps before it:
Settings changed:
Output of doctor:
Last lines of View logs:
`;
